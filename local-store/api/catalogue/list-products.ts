import { oncePer } from '../once-per.ts'
import type { PagedList } from '../paging/connection.ts'
import { compareSortValues, type SortValue } from '../paging/cursor.ts'
import type { ProductNode } from './product-node.ts'

export type ProductOrder = {
  /** `ProductSortKeys` or `ProductCollectionSortKeys`. */
  readonly sortKey: string
  readonly reverse: boolean
}

/** A catalogue's products in each order; each is sorted once. */
type ProductLists = {
  list(order: ProductOrder): PagedList<ProductNode>
}

/** The sorted lists of some products. */
export const productListsOf = oncePer(createProductLists)

/** @param products in catalogue order, which is also the manual and the best-selling order */
function createProductLists(products: readonly ProductNode[]): ProductLists {
  const lists = new Map<string, PagedList<ProductNode>>()
  return {
    list: (order) => {
      const key = `${order.sortKey} ${order.reverse}`
      const cached = lists.get(key)
      if (cached !== undefined) return cached
      const list = withPositions(sortProducts(products, order))
      lists.set(key, list)
      return list
    },
  }
}

/** Filters a sorted list, keeping its order. */
export function filterProducts(
  list: PagedList<ProductNode>,
  fits: (product: ProductNode) => boolean,
): PagedList<ProductNode> {
  return { items: list.items.filter(fits), cursorOf: list.cursorOf, reverse: list.reverse }
}

function sortProducts(
  products: readonly ProductNode[],
  { sortKey, reverse }: ProductOrder,
): PagedList<ProductNode> {
  const sortValueOf = sortValueBy(sortKey, products)
  const sorted = products.toSorted(
    (a, b) => compareSortValues(sortValueOf(a), sortValueOf(b)) || a.source.id - b.source.id,
  )
  return {
    items: reverse ? sorted.reverse() : sorted,
    cursorOf: (product, offset) => ({
      id: product.source.id,
      offset,
      ...(sortKey === 'PRICE'
        ? { value: Number(product.priceRange.minVariantPrice.amount), isDecimal: true }
        : { value: sortValueOf(product) }),
    }),
    reverse,
  }
}

function withPositions(list: PagedList<ProductNode>): PagedList<ProductNode> {
  let positions: Map<number | string, number> | undefined
  return {
    ...list,
    positionOf: (id) => {
      positions ??= new Map(list.items.map((product, position) => [product.source.id, position]))
      return positions.get(id) ?? -1
    },
  }
}

function sortValueBy(
  sortKey: string,
  products: readonly ProductNode[],
): (product: ProductNode) => SortValue {
  switch (sortKey) {
    case 'TITLE':
      return (product) => product.title.toLowerCase()
    case 'VENDOR':
      return (product) => product.vendor.toLowerCase()
    case 'PRODUCT_TYPE':
      return (product) => product.productType.toLowerCase()
    case 'PRICE':
      return (product) => Math.min(...product.source.variants.map((variant) => variant.price))
    case 'CREATED_AT':
    case 'CREATED':
      return (product) => Date.parse(product.createdAt)
    case 'UPDATED_AT':
      return (product) => Date.parse(product.updatedAt)
    case 'BEST_SELLING':
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
    // Without search words there is no relevance.
    case 'RELEVANCE': {
      const positions = new Map(products.map((product, position) => [product, position + 1]))
      return (product) => positions.get(product) ?? 0
    }
    default:
      return (product) => product.source.id
  }
}
