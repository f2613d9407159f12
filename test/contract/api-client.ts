import { createStorefrontApiClient, type StorefrontApiClient } from '@shopify/storefront-api-client'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { HttpsStore } from './https-store.ts'

/** What of the client a test may choose; the version and the right public token if it does not. */
export type ApiClientChoice = {
  apiVersion?: string
  publicAccessToken?: string
  privateAccessToken?: string
  retries?: number
  logger?: (log: { type: string; content: unknown }) => void
}

/** The published storefront-api-client in front of a store. */
export function buildApiClient(
  { domain, token, fetch }: HttpsStore,
  { publicAccessToken = token, privateAccessToken, ...choice }: ApiClientChoice = {},
): StorefrontApiClient {
  return createStorefrontApiClient({
    storeDomain: domain,
    apiVersion: STOREFRONT_API_VERSION,
    clientName: 'contract',
    customFetchApi: fetch,
    // Without one, the client warns on the console once a version grows old.
    logger: () => undefined,
    ...choice,
    ...(privateAccessToken ? { privateAccessToken } : { publicAccessToken }),
  })
}
