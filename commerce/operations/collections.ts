import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type { Collection, CollectionSummary } from '#commerce/model/product.ts'
import type {
  AllCollectionsQuery,
  AllCollectionsQueryVariables,
  CollectionFieldsFragment,
  CollectionInfoQuery,
  CollectionInfoQueryVariables,
  CollectionWithProductsQuery,
  CollectionWithProductsQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkNullable, checkObject, checkText } from './check-shape.ts'
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

/** Asked with an id or a handle, the other left out. */
export const collectionInfo: StorefrontDocument<CollectionInfoQuery, CollectionInfoQueryVariables> =
  /* GraphQL */ `
query CollectionInfo($id: ID, $handle: String) {
  collection(id: $id, handle: $handle) { ...CollectionFields }
}
${collectionFields}${pictureFields}`

export const collectionWithProducts: StorefrontDocument<
  CollectionWithProductsQuery,
  CollectionWithProductsQueryVariables
> = /* GraphQL */ `
query CollectionWithProducts($id: ID, $handle: String, $first: Int!, $after: String) {
  collection(id: $id, handle: $handle) {
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
export function findCollectionByHandle(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<Collection | null> {
  return findWithProducts(client, { handle }, options)
}

/** A collection with all its products; null for an id the store does not know. */
export function findCollectionById(
  client: StorefrontClient,
  collectionId: string,
  options?: RequestOptions,
): Promise<Collection | null> {
  return findWithProducts(client, { id: collectionId }, options)
}

/** A collection without products, by one of id and handle; null for one the store does not know. */
export async function findCollectionSummary(
  client: StorefrontClient,
  wanted: CollectionChoice,
  options?: RequestOptions,
): Promise<CollectionSummary | null> {
  const answer = await client.query(collectionInfo, wanted, options)
  const collection = checkNullable(answer.collection, 'collection')
  return collection && readCollectionSummary(collection)
}

export type CollectionChoice = { readonly id: string } | { readonly handle: string }

async function findWithProducts(
  client: StorefrontClient,
  wanted: CollectionChoice,
  options: RequestOptions | undefined,
): Promise<Collection | null> {
  let summary: CollectionSummary | null = null
  const nodes = await listPages(async (after) => {
    const variables = { ...wanted, first: PAGE_SIZE, after }
    const answer = await client.query(collectionWithProducts, variables, options)
    const collection = checkNullable(answer.collection, 'collection')
    if (collection === null) return null
    summary ??= readCollectionSummary(collection)
    return checkObject(collection.products, 'collection.products')
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
