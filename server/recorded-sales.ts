import { type FindSales, type Sale, sumSales } from '#commerce/model/figures/product-sales.ts'
import { listRecentSales } from '#local-store/store/recent-orders.ts'
import type { Store } from '#local-store/store/store.ts'

const DAY_MS = 24 * 60 * 60_000
/** Orders are read at most this often, however many pages are rendered. */
const KEPT_MS = 10_000

/** Sales from the orders of the local store, read anew after some seconds. */
export function createRecordedSales(
  store: Pick<Store, 'database' | 'catalogue' | 'now'>,
): FindSales {
  let known: ReadonlyMap<string, readonly Sale[]> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  return (productId) => {
    const now = store.now()
    if (Math.abs(now.getTime() - readAt) >= KEPT_MS) {
      known = Map.groupBy(readSales(store, now), (sale) => sale.productId)
      readAt = now.getTime()
    }
    return sumSales(known.get(productId) ?? [], now)
  }
}

function readSales(store: Pick<Store, 'database' | 'catalogue'>, now: Date): readonly Sale[] {
  return listRecentSales(store, new Date(now.getTime() - DAY_MS)).map((sale) => ({
    ...sale,
    productId: `gid://shopify/Product/${sale.productId}`,
  }))
}
