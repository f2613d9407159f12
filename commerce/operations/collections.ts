import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type { Collection, CollectionSummary } from '#commerce/model/product.ts'
import type {
  AllCollectionsQuery,
  AllCollectionsQueryVariables,
  CollectionByHandleQuery,
  CollectionByHandleQueryVariables,
  CollectionFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { checkObject, checkText } from './check-shape.ts'
import { listPages, PAGE_SIZE } from './list-pages.ts'
import {
  pictureFields,
  productCardFields,
  readPicture,
  readProductSummary,
  variantFields,
} from './product-fields.ts'

/** Needs pictureFields beside it. */
export const collectionFields = /* GraphQL */ `
fragment CollectionFields on Collection { id handle title description image { ...PictureFields } }
`

export const collectionByHandle: StorefrontDocument<
  CollectionByHandleQuery,
  CollectionByHandleQueryVariables
> = /* GraphQL */ `
query CollectionByHandle($handle: String!, $first: Int!, $after: String) {
  collection(handle: $handle) {
    ...CollectionFields
    products(first: $first, after: $after) {
      nodes { ...ProductCardFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${collectionFields}${productCardFields}${variantFields}${pictureFields}`

export const allCollections: StorefrontDocument<AllCollectionsQuery, AllCollectionsQueryVariables> =
  /* GraphQL */ `
query AllCollections($first: Int!, $after: String) {
  collections(first: $first, after: $after) {
    nodes { ...CollectionFields }
    pageInfo { hasNextPage endCursor }
  }
}
${collectionFields}${pictureFields}`

/** A collection with all its products; null for a handle the store does not know. */
export async function findCollectionByHandle(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<Collection | null> {
  let summary: CollectionSummary | null = null
  const nodes = await listPages(async (after) => {
    const answer = await client.query(
      collectionByHandle,
      { handle, first: PAGE_SIZE, after },
      options,
    )
    if (!answer.collection) return null
    summary ??= readCollectionSummary(answer.collection)
    return checkObject(answer.collection.products, 'collection.products')
  })
  if (summary === null || nodes === null) return null
  return Object.assign({ products: nodes.map(readProductSummary) }, summary)
}

/** Every collection, without products. */
export async function listCollections(
  client: StorefrontClient,
  options?: RequestOptions,
): Promise<CollectionSummary[]> {
  const nodes = await listPages(async (after) => {
    const answer = await client.query(allCollections, { first: PAGE_SIZE, after }, options)
    return checkObject(answer.collections, 'collections')
  })
  return (nodes ?? []).map(readCollectionSummary)
}

function readCollectionSummary(node: CollectionFieldsFragment): CollectionSummary {
  checkObject(node, 'collection')
  return {
    id: checkText(node.id, 'collection.id'),
    handle: checkText(node.handle, 'collection.handle'),
    title: checkText(node.title, 'collection.title'),
    description: checkText(node.description, 'collection.description'),
    picture: readPicture(node.image),
  }
}
