import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { listProductsById } from '#commerce/operations/products.ts'
import { brand } from '#merchant/brand.ts'
import type { ShopLog } from '../process/log.ts'
import type { ServerStorefront } from '../store/storefront.ts'

/** Titles by product id. */
export type NameProducts = (productIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Titles of the store's products for the desk; products that the store does not return are left out. */
export function createProductNames(storefront: ServerStorefront, log: ShopLog): NameProducts {
  const shopEntry = [SHOP_ITSELF, brand.name] as const
  return async (productIds) => {
    const ids = [...new Set(productIds)].filter((id) => id !== SHOP_ITSELF)
    if (ids.length === 0) return new Map([shopEntry])
    const client = storefront.clientFor(null, storefront.deadlines.helper)
    try {
      const products = await listProductsById(client, ids)
      return new Map([shopEntry, ...products.map(({ id, title }) => [id, title] as const)])
    } catch (fault) {
      log.warn({ err: fault }, 'Could not read the names of reviewed products from the store')
      return new Map([shopEntry])
    }
  }
}
