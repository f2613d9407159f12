import { findReviews } from '#app/reviews/find-reviews.server.ts'
import type { ShopContext } from '#app/shop/shop-context.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { noEvidence, type ProductEvidence } from '#commerce/model/figures/product-evidence.ts'
import { findProductStock, type ProductStock } from '#commerce/operations/product-stock.ts'

type Parts = Pick<ShopContext, 'optionalStorefront' | 'settings' | 'findSales' | 'desk' | 'report'>

/** A product's evidence from recorded orders, stock and published reviews; none unless figures are measured. */
export async function findEvidence(
  { optionalStorefront, findSales, ...shop }: Parts,
  handle: string,
): Promise<ProductEvidence> {
  const { settings, report } = shop
  if (settings.figures !== 'measured') return noEvidence
  const stock = await findProductStock(optionalStorefront, handle).catch((error) =>
    miss(error, report),
  )
  if (!stock) return noEvidence
  const { productId, left } = stock
  return { sales: findSales(productId), left, reviews: await findReviews(shop, productId) }
}

/** Reports a fault and returns null, so that the page renders without these figures. */
function miss(error: unknown, report: Parts['report']): ProductStock | null {
  if (!(error instanceof StorefrontFault)) throw error
  report(error, 'Load stock')
  return null
}
