import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Collection, CollectionSummary } from '#commerce/model/product.ts'
import type { CollectionFieldsFragment, Documents } from '#commerce/schema/operations.generated.ts'
import { checkNullable, checkObject, checkText } from './check-shape.ts'
import { readMetafield } from './game-fields.ts'
import { listPages, PAGE_SIZE } from './list-pages.ts'
import {
  pictureFields,
  productCardFields,
  readPicture,
  readProductSummary,
  variantFields,
} from './product-fields.ts'

/** Requires pictureFields in the document. */
export const collectionFields = /* GraphQL */ `
fragment CollectionFields on Collection { id handle title description image { ...PictureFields } }
`

/** Takes either an id or a handle. */
export const collectionWithProducts: Documents['CollectionWithProducts'] = /* GraphQL */ `
query CollectionWithProducts($id: ID, $handle: String, $first: Int!, $after: String)
  @inContext(country: IN, language: EN) {
  collection(id: $id, handle: $handle) {
    ...CollectionFields
    metafield(namespace: "game", key: "share_picture") { value }
    products(first: $first, after: $after) {
      nodes { ...ProductCardFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${collectionFields}${productCardFields}${variantFields}${pictureFields}`

export const allCollections: Documents['AllCollections'] = /* GraphQL */ `
query AllCollections($first: Int!, $after: String) @inContext(country: IN, language: EN) {
  collections(first: $first, after: $after) {
    nodes { ...CollectionFields }
    pageInfo { hasNextPage endCursor }
  }
}
${collectionFields}${pictureFields}`

/** A collection with all its products; null for an unknown handle. */
export function findCollectionByHandle(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<Collection | null> {
  return findWithProducts(client, { handle }, options)
}

/** A collection with all its products; null for an unknown id. */
export function findCollectionById(
  client: StorefrontClient,
  collectionId: string,
  options?: RequestOptions,
): Promise<Collection | null> {
  return findWithProducts(client, { id: collectionId }, options)
}

type CollectionChoice = { readonly id: string } | { readonly handle: string }

async function findWithProducts(
  client: StorefrontClient,
  wanted: CollectionChoice,
  options: RequestOptions | undefined,
): Promise<Collection | null> {
  let found: Omit<Collection, 'products'> | null = null
  const nodes = await listPages(async (after) => {
    const variables = { ...wanted, first: PAGE_SIZE, after }
    const data = await client.query(collectionWithProducts, variables, options)
    const collection = checkNullable(data.collection, 'collection')
    if (collection === null) return null
    found ??= {
      ...readCollectionSummary(collection),
      sharePicture: readMetafield(collection.metafield, 'collection.metafield'),
    }
    return checkObject(collection.products, 'collection.products')
  })
  if (found === null || nodes === null) return null
  return Object.assign({ products: nodes.map(readProductSummary) }, found)
}

/** Every collection, without products. */
export async function listCollections(
  client: StorefrontClient,
  options?: RequestOptions,
): Promise<CollectionSummary[]> {
  const nodes = await listPages(async (after) => {
    const data = await client.query(allCollections, { first: PAGE_SIZE, after }, options)
    return checkObject(data.collections, 'collections')
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
