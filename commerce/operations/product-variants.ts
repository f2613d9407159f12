import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type { Product } from '#commerce/model/product.ts'
import type {
  ProductPageFieldsFragment,
  ProductVariantsQuery,
  ProductVariantsQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkObject } from './check-shape.ts'
import { listPages, PAGE_SIZE } from './list-pages.ts'
import { readProduct, readVariant, variantFields } from './product-fields.ts'

export const productVariants: StorefrontDocument<
  ProductVariantsQuery,
  ProductVariantsQueryVariables
> = /* GraphQL */ `
query ProductVariants($id: ID!, $first: Int!, $after: String) {
  product(id: $id) {
    variants(first: $first, after: $after) {
      nodes { ...VariantFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${variantFields}`

/** A product with every variant: a product may have more of them than come in its first answer. */
export async function readWholeProduct(
  client: StorefrontClient,
  node: ProductPageFieldsFragment,
  options?: RequestOptions,
): Promise<Product> {
  const product = readProduct(node)
  const { hasNextPage, endCursor } = checkObject(
    node.variants.pageInfo,
    'product.variants.pageInfo',
  )
  if (!hasNextPage) return product
  const later = await listPages(async (after) => {
    const answer = await client.query(
      productVariants,
      { id: product.id, first: PAGE_SIZE, after },
      options,
    )
    return answer.product ? checkObject(answer.product.variants, 'product.variants') : null
  }, endCursor)
  return { ...product, variants: [...product.variants, ...(later ?? []).map(readVariant)] }
}
