import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { CatalogueDetour, FetchStore } from './catalogue-detour.ts'
import type { PublicSettings } from './shop-context.ts'

export type BrowserStore = Pick<PublicSettings, 'endpoint' | 'publicToken' | 'localStore'>

/** The store's client in a browser. If a hosted store is unreachable, catalogue reads go through the shop's server. */
export function openBrowserStorefront(store: BrowserStore): StorefrontClient {
  const { endpoint, publicToken, localStore } = store
  // Looked up at each call, as tests replace it.
  const ask: FetchStore = (input, init) => fetch(input, init)
  return createStorefrontClient({
    endpoint,
    publicToken,
    fetch: localStore ? ask : askWithDetour(ask),
  })
}

/** Most shoppers never need the detour, so its script is loaded from the shop's server at the first failure. */
function askWithDetour(ask: FetchStore): FetchStore {
  let detour: CatalogueDetour | null = null
  return async (input, init) => {
    if (detour) return detour.fetch(input, init)
    try {
      return await ask(input, init)
    } catch (error) {
      const { createCatalogueDetour } = await import('./catalogue-detour.ts').catch(() => {
        // Offline, this script cannot load either. The first failure tells why.
        throw error
      })
      detour ??= createCatalogueDetour(ask)
      return detour.fetchAfter(error, init)
    }
  }
}
