import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { checkNullable, checkObject } from '#commerce/operations/check-shape.ts'
import { listLater } from '#commerce/operations/list-pages.ts'
import type { LegacyProductQuery } from '#commerce/schema/operations.generated.ts'
import {
  legacyCollection,
  legacyProduct,
  legacyShop,
  legacyVariants,
} from './legacy-catalogue-fields.ts'
import { readOrReject } from './read-legacy-payload.ts'

/** The published client's reads by id and of the shop. */
export function createLegacyCatalogue(client: StorefrontClient) {
  const findCollection = async (wanted: { readonly id: string } | { readonly handle: string }) => {
    const { collection } = await readOrReject(client.query(legacyCollection, wanted))
    return checkNullable(collection, 'collection')
  }

  return {
    product: {
      /** With every image and variant; null for an unknown id. */
      async fetch(id: string) {
        const { product } = await readOrReject(client.query(legacyProduct, { id }))
        const found = checkNullable(product, 'product')
        return found && readOrReject(toLegacyProduct(client, found))
      },
    },
    collection: {
      fetch: (id: string) => findCollection({ id }),
      fetchByHandle: (handle: string) => findCollection({ handle }),
    },
    shop: {
      async fetchInfo() {
        const { shop } = await readOrReject(client.query(legacyShop, {}))
        return checkObject(shop, 'shop')
      },
    },
  }
}

async function toLegacyProduct(
  client: StorefrontClient,
  product: NonNullable<LegacyProductQuery['product']>,
) {
  const later = await listLater(product.variants, 'product.variants', async (after) => {
    const data = await client.query(legacyVariants, { id: product.id, after })
    return data.product?.variants ?? null
  })
  if (later === null) return null
  return {
    ...product,
    images: product.images.nodes,
    variants: [...product.variants.nodes, ...later],
  }
}
