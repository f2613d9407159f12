import { type FindSales, type Sale, sumSales } from '#commerce/model/figures/product-sales.ts'
import { listRecentSales } from '#local-store/store/list-recent-sales.ts'
import type { Store } from '#local-store/store/store.ts'

const DAY_MS = 24 * 60 * 60_000
/** Orders are read at most this often, however many pages are rendered. */
const TTL_MS = 10_000

/**
 * Sales by product, cached for ten seconds.
 * @param listSales all sales since a moment
 */
export function createFindSales(
  listSales: (since: Date) => readonly Sale[],
  readClock: () => Date,
): FindSales {
  let cached: ReadonlyMap<string, readonly Sale[]> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  return (productId) => {
    const now = readClock()
    if (Math.abs(now.getTime() - readAt) >= TTL_MS) {
      cached = Map.groupBy(listSales(new Date(now.getTime() - DAY_MS)), (sale) => sale.productId)
      readAt = now.getTime()
    }
    return sumSales(cached.get(productId) ?? [], now)
  }
}

/** Sales from the orders of the local store. */
export function createRecordedSales(
  store: Pick<Store, 'database' | 'catalogue' | 'now'>,
): FindSales {
  const listSales = (since: Date) =>
    listRecentSales(store, since).map((sale) => ({
      ...sale,
      productId: `gid://shopify/Product/${sale.productId}`,
    }))
  return createFindSales(listSales, store.now)
}
