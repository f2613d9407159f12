import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import { isLowStock } from '#commerce/model/figures/product-evidence.ts'
import type {
  ProductStockQuery,
  ProductStockQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkNodes, checkNullable, checkText } from './check-shape.ts'

/** Apart from the page's query, which the browser asks, too: only the server shows these, as true for the moment. */
export const productStock: StorefrontDocument<ProductStockQuery, ProductStockQueryVariables> =
  /* GraphQL */ `
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
  options?: RequestOptions,
): Promise<ProductStock | null> {
  const answer = await client.query(productStock, { handle }, options)
  const product = checkNullable(answer.product, 'product')
  if (product === null) return null
  const low = checkNodes(product.variants, 'product.variants').flatMap(
    ({ id, availableForSale, quantityAvailable = null }) =>
      availableForSale && isLowStock(quantityAvailable)
        ? [[checkText(id, 'variant.id'), quantityAvailable] as const]
        : [],
  )
  return { productId: checkText(product.id, 'product.id'), left: Object.fromEntries(low) }
}
