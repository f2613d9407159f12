import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { categories } from '#merchant/home.ts'
import { FeatureTiles } from './feature-tiles.tsx'
import { type CategoryCounts, categoryCountsQuery } from './home-queries.ts'
import { SectionHeading } from './section-heading.tsx'

/** Rendered on the server; its boxes are dealt by script. */
const PartyFinder = lazyPartOnInteraction(() =>
  import('./party-finder.tsx').then((part) => part.PartyFinder),
)

const tileClass = {
  teal: 'tile rays rays-teal',
  purple: 'tile rays rays-purple',
  pink: 'tile rays rays-pink',
  coral: 'tile rays rays-coral',
} as const

type Tile = (typeof categories.tiles)[number]

/** How many games it has: the specified words when figures are simulated, otherwise counted; null with none. */
function useCounts(): (tile: Tile) => string | null {
  const { storefront, settings } = useShop()
  const isSimulated = settings.figures === 'simulated'
  const { data } = useQuery({ ...categoryCountsQuery(storefront), enabled: !isSimulated })
  return (tile) => (isSimulated ? tile.count : toText(data, tile))
}

function toText(counts: CategoryCounts | undefined, { handle }: Tile): string | null {
  const games = counts?.[handle]
  return games ? categories.counted(games.count, games.more) : null
}

/** Four matchbox labels, each leading to its collection. */
export function Categories() {
  const countOf = useCounts()
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
                <TileCount>{countOf(tile)}</TileCount>
                <img
                  src={`/artwork/tile-${tile.handle}.webp`}
                  alt=""
                  width={320}
                  height={267}
                  loading="lazy"
                  suppressHydrationWarning
                  decoding="async"
                  className="tile-cast"
                />
                <span className="tile-plate scallop-above">
                  <span className="tile-name">{tile.name}</span>
                  <TileText text={tile.text} />
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
        <PartyFinder />
        <FeatureTiles />
      </Container>
    </Band>
  )
}

/** The arrow stays on the line of the last word. */
function TileText({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <span className="tile-text">
      {text.slice(0, last)}
      <span className="whitespace-nowrap">
        {text.slice(last)} <Icon name="arrow-right" />
      </span>
    </span>
  )
}

/** Empty without a count, so that all tiles are alike. */
function TileCount({ children }: { children: string | null }) {
  return <span className="tile-count scallop-below">{children ?? '\u00a0'}</span>
}
