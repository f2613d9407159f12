import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { categories, type CategoryTile as Tile } from '#merchant/home.ts'
import { type CategoryCounts, categoryCountsQuery } from './home-queries.ts'
import { SectionHeading } from './section-heading.tsx'

const inks = ['teal', 'purple', 'pink', 'coral'] as const

/** The merchant's tiles; with `homeTiles` those of the store, without picture and text where the merchant has none. */
function useTiles(): readonly Tile[] {
  const { homeTiles } = useShop().settings
  if (homeTiles === null) return categories.tiles
  return homeTiles.map(
    (tile, at) =>
      categories.tiles.find(({ handle }) => handle === tile.handle) ?? {
        ...tile,
        ink: inks[at % inks.length] ?? 'teal',
        picture: null,
        count: null,
        text: null,
      },
  )
}

/** The number of games of a tile: the specified text when figures are simulated, otherwise counted; null for none. */
function useCounts(tiles: readonly Tile[]): (tile: Tile) => string | null {
  const { storefront, settings } = useShop()
  const isSimulated = settings.figures === 'simulated'
  const handles = tiles.map(({ handle }) => handle)
  const { data } = useQuery({
    ...categoryCountsQuery(storefront, handles),
    enabled: !isSimulated && tiles.length > 0,
  })
  return (tile) => (isSimulated ? tile.count : toText(data, tile))
}

function toText(counts: CategoryCounts | undefined, { handle }: Tile): string | null {
  const games = counts?.[handle]
  return games ? categories.counted(games.count, games.more) : null
}

/** Tiles that look like matchbox labels, each a link to its collection. */
export function Categories() {
  const tiles = useTiles()
  const countOf = useCounts(tiles)
  if (tiles.length === 0) return null
  return (
    <Band aria-labelledby="categories-title">
      <Container>
        <SectionHeading id="categories-title" {...categories} />
        <ul className="tiles">
          {tiles.map((tile) => (
            <li key={tile.handle}>
              <CategoryTile tile={tile} count={countOf(tile)} />
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  )
}

function CategoryTile({ tile, count }: { tile: Tile; count: string | null }) {
  return (
    <TextLink
      tone="bare"
      to={href('/category/:category', { category: tile.handle })}
      className={`tile card-lifting rays rays-${tile.ink}`}
    >
      <TileCount>{count}</TileCount>
      {tile.picture === null ? (
        <span className="tile-cast tile-bare" />
      ) : (
        <img
          src={tile.picture}
          alt=""
          width={320}
          height={267}
          loading="lazy"
          suppressHydrationWarning
          decoding="async"
          className="tile-cast"
        />
      )}
      <span className="tile-plate scallop-above">
        <span className="tile-name">{tile.name}</span>
        {tile.text !== null && <TileText text={tile.text} />}
      </span>
    </TextLink>
  )
}

/** Keeps the arrow on the line of the last word. */
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

/** Renders an empty line without a count, so that all tiles have the same height. */
function TileCount({ children }: { children: string | null }) {
  return <span className="tile-count scallop-below">{children ?? '\u00a0'}</span>
}
