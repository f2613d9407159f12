import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { nullIfRefused } from '#commerce/client/storefront-fault.ts'
import { type KindFilter, kindFilters } from '#commerce/model/filter-products.ts'
import { listCollections } from '#commerce/operations/collections.ts'
import { categories } from '#merchant/home.ts'
import { type PageLink, shopLinks } from '#merchant/navigation.ts'

const CATEGORY = '/category/'
/** A longer Shop menu would be hard to use. */
const MAX_LINKS = 8
const MAX_TILES = 4

/** The merchant's links, limited to collections that the store has. */
export type OwnLinks = {
  /** Without links to missing collections; the store's own collections if it has none of them. */
  readonly shopMenu: readonly PageLink[]
  /** The collections on the home page, with the store's titles. Null: those of `merchant/home.ts`, which all exist. */
  readonly homeTiles: readonly HomeTile[] | null
  /** The kinds of games that have a collection. Null: all. */
  readonly kinds: readonly KindFilter[] | null
}

export type HomeTile = { readonly handle: string; readonly name: string }

/**
 * Reads the store's collections.
 * @throws StorefrontFault when the store did not respond
 */
export async function findOwnLinks(client: StorefrontClient): Promise<OwnLinks> {
  // Null when the shop's token may not read them.
  const collections = await nullIfRefused(listCollections(client))
  if (collections === null) return { shopMenu: shopLinks, homeTiles: null, kinds: null }
  const tiles = collections.map(({ handle, title }) => ({ handle, name: title }))
  return { shopMenu: toShopMenu(tiles), homeTiles: toHomeTiles(tiles), kinds: toKinds(tiles) }
}

function toShopMenu(tiles: readonly HomeTile[]): readonly PageLink[] {
  const handles = new Set(tiles.map(({ handle }) => handle))
  const others = shopLinks.filter(({ to }) => !to.startsWith(CATEGORY))
  const kept = shopLinks.filter(({ to }) => !to.startsWith(CATEGORY) || handles.has(handleOf(to)))
  if (kept.length > others.length) return kept.length === shopLinks.length ? shopLinks : kept
  const found = tiles.slice(0, MAX_LINKS).map(({ handle, name }) => ({
    label: name,
    to: `${CATEGORY}${encodeURIComponent(handle)}`,
  }))
  return [...others, ...found]
}

function toHomeTiles(tiles: readonly HomeTile[]): readonly HomeTile[] | null {
  const written = categories.tiles
  const kept = written.filter(({ handle }) => tiles.some((tile) => tile.handle === handle))
  if (kept.length === 0) return tiles.slice(0, MAX_TILES)
  return kept.length === written.length ? null : kept.map(({ handle, name }) => ({ handle, name }))
}

function toKinds(tiles: readonly HomeTile[]): readonly KindFilter[] | null {
  const words = tiles.map(({ handle, name }) => `${handle} ${name}`.toLowerCase())
  const kinds = kindFilters.filter((kind) => words.some((text) => text.includes(kind)))
  return kinds.length === kindFilters.length ? null : kinds
}

function handleOf(to: string): string {
  return decodeURIComponent(to.slice(CATEGORY.length))
}
