import type { ShopContext } from '#app/shop/shop-context.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { listProductsById } from '#commerce/operations/products.ts'
import { reviews } from '#content/reviews.ts'
import { brand } from '#merchant/brand.ts'

/** The title of the reviewed product; `unknown` when the store does not have it, null when the store fails. */
export async function findReviewed(
  { storefront, report }: Pick<ShopContext, 'storefront' | 'report'>,
  productId: string,
): Promise<{ readonly title: string } | 'unknown' | null> {
  if (productId === SHOP_ITSELF) return { title: brand.name }
  try {
    const [product] = await listProductsById(storefront, [productId])
    return product ? { title: product.title } : 'unknown'
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    report(error, reviews.action)
    return null
  }
}
