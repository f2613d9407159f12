import type { PagedList } from '../paging/connection.ts'
import { compareSortValues } from '../paging/cursor.ts'
import type { Scores } from './catalogue-search.ts'
import type { ProductNode } from './product-node.ts'

/** `SearchUnavailableProductsType`: how to treat products that cannot be bought. */
type UnavailableProducts = 'SHOW' | 'LAST' | 'HIDE'

type SearchOrder = {
  readonly sortKey: 'RELEVANCE' | 'PRICE'
  readonly reverse: boolean
  readonly unavailable: UnavailableProducts
}

/** A product, or a page or article, which has no price and is always available. */
type Found = ProductNode | { readonly __typename: 'Page' | 'Article'; readonly id: string }

/** Greater than any score and any price in minor units. */
const behindAll = 1e12

/**
 * Search results by relevance or price. With `LAST`, unavailable products stay last even in reverse order; results
 * without a price come after those with one.
 *
 * @param scores results without a score are the least relevant
 */
export function rankFound<Item extends Found>(
  found: Iterable<Item>,
  scores: Scores<Item>,
  { sortKey, reverse, unavailable }: SearchOrder,
  isForSale: (product: ProductNode) => boolean,
): PagedList<Item> {
  const direction = reverse ? -1 : 1
  const ranks = new Map<Item, number>()
  for (const item of found) {
    const product = toProduct(item)
    const isLeft = unavailable === 'SHOW' || product === null || isForSale(product)
    if (unavailable === 'HIDE' && !isLeft) continue
    const rank = sortKey === 'PRICE' ? lowestPrice(product, direction) : -(scores.get(item) ?? 0)
    ranks.set(item, isLeft ? rank : rank + 2 * behindAll * direction)
  }
  const rankOf = (item: Item) => ranks.get(item) ?? 0
  return {
    items: [...ranks.keys()].sort(
      (a, b) => direction * (rankOf(a) - rankOf(b) || compareSortValues(idOf(a), idOf(b))),
    ),
    cursorOf: (item, offset) => ({
      id: idOf(item),
      value: offset,
      offset,
      // The most relevant results come first.
      isDescending: sortKey === 'RELEVANCE' ? !reverse : reverse,
    }),
    cursorForm: 'found',
  }
}

function toProduct(item: Found): ProductNode | null {
  return item.__typename === 'Product' ? item : null
}

/** A number for products, the global id for pages and articles: their numbers may be equal. */
function idOf(item: Found): number | string {
  return item.__typename === 'Product' ? item.source.id : item.id
}

function lowestPrice(product: ProductNode | null, direction: number): number {
  if (product === null) return behindAll * direction
  return Math.min(...product.source.variants.map((variant) => variant.price))
}
