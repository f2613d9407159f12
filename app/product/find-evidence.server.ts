import type { ShopContext } from '#app/shop/shop-context.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { noEvidence, type ProductEvidence } from '#commerce/model/figures/product-evidence.ts'
import { findProductStock, type ProductStock } from '#commerce/operations/product-stock.ts'

/** How long a page waits for the desk. */
const PATIENCE_MS = 1000

type Parts = Pick<ShopContext, 'optionalStorefront' | 'settings' | 'findSales' | 'desk' | 'report'>

/** What recorded orders and the stock say about a product; nothing unless figures are measured. */
export async function findEvidence(
  { optionalStorefront, settings, findSales, desk, report }: Parts,
  handle: string,
): Promise<ProductEvidence> {
  if (settings.figures !== 'measured') return noEvidence
  const stock = await findProductStock(optionalStorefront, handle).catch((error) =>
    miss(error, report),
  )
  if (!stock) return noEvidence
  const { productId, left } = stock
  return { sales: findSales(productId), left, reviews: await findReviews(productId, desk, report) }
}

/** As optional as the stock, and never waited for: a desk that is away costs no page. */
async function findReviews(productId: string, desk: Parts['desk'], report: Parts['report']) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  const found = desk?.reviews.find(productId).catch((fault: unknown) => {
    report(fault, 'Load reviews')
    return null
  })
  return (await Promise.race([found, late])) ?? null
}

/** The page is worth more than these lines: a fault is reported, and shown as nothing. */
function miss(error: unknown, report: Parts['report']): ProductStock | null {
  if (!(error instanceof StorefrontFault)) throw error
  report(error, 'Load stock')
  return null
}
