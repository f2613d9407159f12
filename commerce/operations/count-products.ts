import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkFlag, checkList, checkNullable, checkObject } from './check-shape.ts'
import { PAGE_SIZE } from './list-pages.ts'

export const collectionProductIds: Documents['CollectionProductIds'] = /* GraphQL */ `
query CollectionProductIds($handle: String!, $first: Int!) @inContext(country: IN, language: EN) {
  collection(handle: $handle) {
    products(first: $first) {
      nodes { id }
      pageInfo { hasNextPage }
    }
  }
}
`

/** A number of games; `more` means that there are more than were counted. */
export type GameCount = { readonly count: number; readonly more: boolean }

/** How many products a collection has, counted up to one page; null for an unknown handle. */
export async function countProducts(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<GameCount | null> {
  const data = await client.query(collectionProductIds, { handle, first: PAGE_SIZE }, options)
  const collection = checkNullable(data.collection, 'collection')
  if (collection === null) return null
  const { nodes, pageInfo } = checkObject(collection.products, 'collection.products')
  const count = checkList(nodes, 'collection.products.nodes').length
  return { count, more: checkFlag(pageInfo.hasNextPage, 'collection.products.pageInfo') }
}
