import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type { CartOutcome } from '#commerce/operations/cart-outcome.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { LocalStore } from '#local-store/local-store.ts'
import { openShopStore } from '#test/local-store/open-shop-store.ts'

/** The shop's own client in front of a new local store, connected by a `fetch`. */
export type DemoStore = {
  readonly client: StorefrontClient
  readonly store: LocalStore
  /** The first variant of a demo game. */
  readonly variantIdOf: (handle: string) => Promise<string>
  readonly close: () => void
}

/** The changed cart. @throws Error when the change was refused */
export function cartOf(outcome: CartOutcome): StoreCart {
  if (outcome.type === 'refused') throw new Error(outcome.message)
  return outcome.cart
}

export async function openDemoStore(): Promise<DemoStore> {
  const { localStore: store, close } = await openShopStore()
  const client = createStorefrontClient({
    endpoint: `http://store.internal/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`,
    publicToken: 'local',
    fetch: (url, init) => store.fetch(new Request(url, init)),
    retries: 0,
  })
  return {
    client,
    store,
    async variantIdOf(handle) {
      const variantId = (await findProductByHandle(client, handle))?.firstVariant?.id
      if (!variantId) throw new Error(`The demo catalogue has no ${handle}`)
      return variantId
    },
    close,
  }
}
