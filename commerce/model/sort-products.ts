import type { ProductSummary } from './product.ts'

/** The sort selector's choices (specification section 2, All-products). */
export type ProductOrder = 'default' | 'name' | 'price-low' | 'price-high'

export const productOrders: readonly ProductOrder[] = ['default', 'name', 'price-low', 'price-high']

/**
 * A sorted copy. Prices are the first variant's (specification section 3); products without one come
 * last in both directions, and ties keep the store's order.
 */
export function sortProducts(
  products: readonly ProductSummary[],
  order: ProductOrder,
): readonly ProductSummary[] {
  if (order === 'default') return products
  if (order === 'name') {
    const names = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })
    return products.toSorted((a, b) => names.compare(a.title, b.title))
  }
  const direction = order === 'price-low' ? 1 : -1
  return products.toSorted((a, b) => {
    if (a.firstVariant === null || b.firstVariant === null) {
      return Number(a.firstVariant === null) - Number(b.firstVariant === null)
    }
    return direction * (a.firstVariant.price.minor - b.firstVariant.price.minor)
  })
}

/** A category's order: highest price first (specification section 2, Category page). */
export function sortCategory(products: readonly ProductSummary[]): readonly ProductSummary[] {
  return sortProducts(products, 'price-high')
}
