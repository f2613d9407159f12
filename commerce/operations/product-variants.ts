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
import { checkNullable, checkObject } from './check-shape.ts'
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

/**
 * Fetches a product's variants beyond the first page. Null when the product disappears before all are
 * read.
 */
export async function readWholeProduct(
  client: StorefrontClient,
  node: ProductPageFieldsFragment,
  options?: RequestOptions,
): Promise<Product | null> {
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
    const rest = checkNullable(answer.product, 'product')
    return rest && checkObject(rest.variants, 'product.variants')
  }, endCursor)
  return later && { ...product, variants: [...product.variants, ...later.map(readVariant)] }
}
