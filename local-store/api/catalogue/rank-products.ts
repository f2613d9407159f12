import type { PagedList } from '../paging/connection.ts'
import { compareSortValues } from '../paging/cursor.ts'
import type { Scores } from './catalogue-search.ts'
import type { ProductNode } from './product-node.ts'

/** `SearchUnavailableProductsType`: what becomes of products that cannot be bought. */
export type UnavailableProducts = 'SHOW' | 'LAST' | 'HIDE'

export type SearchOrder = {
  readonly sortKey: 'RELEVANCE' | 'PRICE'
  readonly reverse: boolean
  readonly unavailable: UnavailableProducts
}

/** A product, or a text of the shop, which has no price and is never sold out. */
type Found = ProductNode | { readonly __typename: 'Page' | 'Article'; readonly id: string }

/** More than any score, and than any price in minor units. */
const behindAll = 1e12

/**
 * What was found in the order of a search: the most fitting, or the cheapest, first. With `LAST`,
 * what cannot be bought stays at the end whichever way the rest is turned; texts have no price and
 * come behind what has one.
 *
 * @param scores what has none fits least
 */
export function rankFound<Item extends Found>(
  found: Iterable<Item>,
  scores: Scores<Item>,
  { sortKey, reverse, unavailable }: SearchOrder,
  isForSale: (product: ProductNode) => boolean,
): PagedList<Item> {
  const direction = reverse ? -1 : 1
  const places = new Map<Item, number>()
  for (const item of found) {
    const product = toProduct(item)
    const isLeft = unavailable === 'SHOW' || product === null || isForSale(product)
    if (unavailable === 'HIDE' && !isLeft) continue
    const place = sortKey === 'PRICE' ? lowestPrice(product, direction) : -(scores.get(item) ?? 0)
    places.set(item, isLeft ? place : place + 2 * behindAll * direction)
  }
  const placeOf = (item: Item) => places.get(item) ?? 0
  return {
    items: [...places.keys()].sort(
      (a, b) => direction * (placeOf(a) - placeOf(b) || compareSortValues(idOf(a), idOf(b))),
    ),
    cursorOf: (item) => ({ id: idOf(item), value: placeOf(item) }),
    reverse,
  }
}

function toProduct(item: Found): ProductNode | null {
  return item.__typename === 'Product' ? item : null
}

/** Products are known by number; texts by their whole ids, as their numbers are others'. */
function idOf(item: Found): number | string {
  return item.__typename === 'Product' ? item.source.id : item.id
}

function lowestPrice(product: ProductNode | null, direction: number): number {
  if (product === null) return behindAll * direction
  return Math.min(...product.source.variants.map((variant) => variant.price))
}
