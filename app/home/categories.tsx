import { href } from 'react-router'
import { Emblem } from '#app/ui/emblem.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { categories } from '#merchant/home.ts'
import { categoryEmblems } from './category-emblems.tsx'
import { FeatureTiles } from './feature-tiles.tsx'
import { SectionHeading } from './section-heading.tsx'

const tileClass = {
  teal: 'tile rays rays-teal',
  purple: 'tile rays rays-purple',
  pink: 'tile rays rays-pink',
  coral: 'tile rays rays-coral',
} as const

/** Four matchbox labels, each leading to its collection. */
export function Categories() {
  return (
    <Band aria-labelledby="categories-title">
      <Container>
        <SectionHeading
          id="categories-title"
          eyebrow={categories.eyebrow}
          title={categories.title}
        />
        <ul className="tiles">
          {categories.tiles.map((tile) => (
            <li key={tile.handle}>
              <TextLink
                tone="bare"
                to={href('/category/:category', { category: tile.handle })}
                className={tileClass[tile.ink]}
              >
                <span className="tile-count scallop-below">{tile.count}</span>
                <Emblem ink={tile.ink} className="tile-emblem">
                  {tile.emblem === 'cards' ? null : categoryEmblems[tile.emblem]}
                </Emblem>
                <span className="tile-plate scallop-above">
                  <span className="tile-name">{tile.name}</span>
                  <span className="tile-text">
                    {tile.text} <ArrowRightIcon />
                  </span>
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
        <FeatureTiles />
      </Container>
    </Band>
  )
}
