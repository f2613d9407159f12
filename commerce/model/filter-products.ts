import { isForSale } from './is-for-sale.ts'
import type { ProductSummary } from './product.ts'
import { toGameFigures } from './search/game-figures.ts'

/** The filters of the list of all games, in the order of their chips and of the URL. */
export const productFilters = [
  'party',
  'drinking',
  'couple',
  'family',
  'under-799',
  'for-2',
  'for-4',
  'big-group',
  'quiet',
  'loud',
  'in-stock',
] as const

export type ProductFilter = (typeof productFilters)[number]

/** The filters that name a kind of game; a store need not sell every kind. */
export const kindFilters = [
  'party',
  'drinking',
  'couple',
  'family',
] as const satisfies readonly ProductFilter[]

export type KindFilter = (typeof kindFilters)[number]

/** A game that this many people can play is for a big group. */
const BIG_GROUP = 8

type Test = (product: ProductSummary) => boolean

const ofType =
  (word: string): Test =>
  ({ productType }) =>
    productType.toLowerCase().includes(word)

/** Matches products with this tag. */
const tagged =
  (word: string): Test =>
  ({ tags }) =>
    tags.some((tag) => tag.toLowerCase() === word)

const figuresOf = (product: ProductSummary) => toGameFigures(product, new Map())

function forPlayers(count: number): Test {
  return (product) => {
    const { players } = figuresOf(product)
    return players !== null && players.min <= count && players.max >= count
  }
}

/** A product passes if it matches one of the chosen categories. */
const categories: Readonly<Record<KindFilter, Test>> = {
  party: ofType('party'),
  drinking: ofType('drinking'),
  couple: ofType('couple'),
  family: ofType('family'),
}

const others: Partial<Record<ProductFilter, Test>> = {
  'under-799': (product) => (figuresOf(product).price ?? Number.POSITIVE_INFINITY) < 799,
  'for-2': forPlayers(2),
  'for-4': forPlayers(4),
  'big-group': (product) => (figuresOf(product).players?.max ?? 0) >= BIG_GROUP,
  quiet: tagged('quiet'),
  loud: tagged('loud'),
  'in-stock': isForSale,
}

/** The products in one of the chosen categories, if any is chosen, that pass every other filter. */
export function filterProducts(
  products: readonly ProductSummary[],
  filters: readonly ProductFilter[],
): readonly ProductSummary[] {
  const oneOf = kindFilters.filter((kind) => filters.includes(kind)).map((kind) => categories[kind])
  const allOf = filters.flatMap((filter) => others[filter] ?? [])
  return products.filter(
    (product) =>
      (oneOf.length === 0 || oneOf.some((test) => test(product))) &&
      allOf.every((test) => test(product)),
  )
}

/**
 * Whether the store sells the kind of game that a filter names; true for filters that name no kind.
 * @param kinds the kinds that the store has a collection of; null for all
 * @param products some of the store's, to find kinds without a collection
 */
export function isOffered(
  filter: ProductFilter,
  kinds: readonly KindFilter[] | null,
  products: readonly ProductSummary[] = [],
): boolean {
  const kind = kindFilters.find((named) => named === filter)
  if (kind === undefined || kinds === null) return true
  return kinds.includes(kind) || products.some(categories[kind])
}
