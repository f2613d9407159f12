import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { checkNullable, checkObject } from '#commerce/operations/check-shape.ts'
import { listPages } from '#commerce/operations/list-pages.ts'
import type { LegacyProductQuery } from '#commerce/schema/operations.generated.ts'
import {
  legacyCollection,
  legacyProduct,
  legacyShop,
  legacyVariants,
} from './legacy-catalogue-fields.ts'
import { toReadRejection } from './read-legacy-payload.ts'

/** The published client's reads by id and of the shop. */
export function createLegacyCatalogue(client: StorefrontClient) {
  const read = <Data>(request: Promise<Data>): Promise<Data> =>
    request.catch((error: unknown) => Promise.reject(toReadRejection(error)))

  const findCollection = async (wanted: { readonly id: string } | { readonly handle: string }) => {
    const { collection } = await read(client.query(legacyCollection, wanted))
    return checkNullable(collection, 'collection')
  }

  return {
    product: {
      /** With every image and variant; null for an unknown id. */
      async fetch(id: string) {
        const { product } = await read(client.query(legacyProduct, { id }))
        const found = checkNullable(product, 'product')
        return found && read(toLegacyProduct(client, found))
      },
    },
    collection: {
      fetch: (id: string) => findCollection({ id }),
      fetchByHandle: (handle: string) => findCollection({ handle }),
    },
    shop: {
      async fetchInfo() {
        const { shop } = await read(client.query(legacyShop, {}))
        return checkObject(shop, 'shop')
      },
    },
  }
}

async function toLegacyProduct(
  client: StorefrontClient,
  product: NonNullable<LegacyProductQuery['product']>,
) {
  const { hasNextPage, endCursor } = product.variants.pageInfo
  const later = hasNextPage
    ? await listPages(async (after) => {
        const data = await client.query(legacyVariants, { id: product.id, after })
        return data.product?.variants ?? null
      }, endCursor)
    : []
  if (later === null) return null
  return {
    ...product,
    images: product.images.nodes,
    variants: [...product.variants.nodes, ...later],
  }
}
