import type Client from 'shopify-buy'
import { createLegacyClient, type LegacyClient } from '#commerce/legacy/legacy-client.ts'
import type { Product } from '#commerce/model/product.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { openPublishedCheckouts } from './open-published-checkouts.ts'

export type BothClients = {
  readonly published: Client
  readonly legacy: LegacyClient
  /** @throws Error when the demo catalogue lacks the game */
  readonly getProduct: (handle: string) => Promise<Product>
  /** A cart line in the form that both clients accept. */
  readonly lineOf: (
    handle: string,
    quantity: number,
  ) => Promise<{ variantId: string; quantity: number }>
  readonly close: () => void
}

export const shippingAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  province: 'Karnataka',
  country: 'India',
  zip: '560001',
  phone: '+919812345678',
}

/** The published client and `commerce/legacy` in front of one local store. */
export async function openBothClients(): Promise<BothClients> {
  const { client, published, close } = await openPublishedCheckouts()
  async function getProduct(handle: string) {
    const product = await findProductByHandle(client, handle)
    if (!product) throw new Error(`The demo catalogue has no ${handle}`)
    return product
  }
  return {
    published,
    legacy: createLegacyClient(client),
    getProduct,
    async lineOf(handle, quantity) {
      const { firstVariant } = await getProduct(handle)
      if (!firstVariant) throw new Error(`${handle} has no variants`)
      return { variantId: firstVariant.id, quantity }
    },
    close,
  }
}
