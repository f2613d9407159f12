import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import {
  createStorefrontApi,
  type StorefrontApi,
  type StorefrontApiOptions,
} from '#local-store/api/storefront-api.ts'
import type { Store } from '#local-store/store/store.ts'
import type { CatalogueFileInput } from './catalogue-input.ts'
import { openTestStore } from './open-test-store.ts'

export type TestApi = {
  readonly store: Store
  readonly api: StorefrontApi
  /** Posts a document and reads the response, which must be HTTP 200. */
  ask(query: string, variables?: object, version?: string): ReturnType<Response['json']>
}

/** The API over a new store for one test. */
export function openTestApi(
  changes: Partial<CatalogueFileInput> = {},
  options: Partial<StorefrontApiOptions> = {},
): TestApi {
  const store = openTestStore(changes)
  const api = createStorefrontApi({ store, baseUrl: '/local-store', ...options })
  return {
    store,
    api,
    ask: async (query, variables = {}, version = STOREFRONT_API_VERSION) => {
      const response = await api(toPost(JSON.stringify({ query, variables })), version)
      if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
      return response.json()
    },
  }
}

export function toPost(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://shop.test/local-store/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

export const variantId = (id: number) => `gid://shopify/ProductVariant/${id}`
