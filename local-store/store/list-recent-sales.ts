import { toOrder } from './orders.ts'
import type { Store } from './store.ts'

/** Units of a product in one order, with no data about the buyer except the city. */
export type RecentSale = {
  /** Numeric part of the product's global id. */
  readonly productId: number
  readonly quantity: number
  readonly city: string
  readonly at: Date
}

const MAX_ORDERS = 5000

/** Sales since a moment, newest order first, from the last `MAX_ORDERS` orders at most; without cancelled and refused ones. */
export function listRecentSales(
  { database, catalogue }: Pick<Store, 'database' | 'catalogue'>,
  since: Date,
): readonly RecentSale[] {
  const rows = database
    .prepare(
      `SELECT orders.record FROM order_progress JOIN orders ON id = order_id
       WHERE order_progress.created_at >= ? AND state NOT IN ('cancelled', 'refused')
       ORDER BY order_id DESC LIMIT ?`,
    )
    .all(since.toISOString(), MAX_ORDERS)
  return rows.flatMap((row) => {
    const order = toOrder(row)
    return order.lines.flatMap(({ variantId, quantity }) => {
      const variant = catalogue.findVariant(variantId)
      const { city } = order.deliveryAddress
      return variant
        ? { productId: variant.productId, quantity, city, at: new Date(order.createdAt) }
        : []
    })
  })
}
