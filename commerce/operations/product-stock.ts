import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { isLowStock } from '#commerce/model/figures/product-evidence.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkCount, checkNodeObjects, checkNullable, checkText } from './check-shape.ts'

/** Separate from the page's query, which browsers send too. Only the server reads stock: it soon goes out of date. */
export const productStock: Documents['ProductStock'] = /* GraphQL */ `
query ProductStock($handle: String!) @inContext(country: IN, language: EN) {
  product(handle: $handle) {
    id
    variants(first: 250) {
      nodes { id availableForSale quantityAvailable }
      pageInfo { hasNextPage }
    }
  }
}`

export type ProductStock = {
  readonly productId: string
  /** Units by variant id, of variants that can be bought and are nearly sold out. */
  readonly left: Readonly<Record<string, number>>
}

/** Null for an unknown handle. Looks at the first 250 variants. */
export async function findProductStock(
  client: StorefrontClient,
  handle: string,
): Promise<ProductStock | null> {
  const data = await client.query(productStock, { handle })
  const product = checkNullable(data.product, 'product')
  if (product === null) return null
  const low = checkNodeObjects(product.variants, 'product.variants').flatMap((variant) => {
    const { id, availableForSale, quantityAvailable = null } = variant
    if (quantityAvailable === null) return []
    const quantity = checkCount(quantityAvailable, 'variant.quantityAvailable')
    return availableForSale && isLowStock(quantity)
      ? [[checkText(id, 'variant.id'), quantity] as const]
      : []
  })
  return { productId: checkText(product.id, 'product.id'), left: Object.fromEntries(low) }
}
