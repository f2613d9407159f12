import { createStorefrontApiClient, type StorefrontApiClient } from '@shopify/storefront-api-client'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { HttpsStore } from './https-store.ts'

/** Client options for a test; by default the current version and the right public token. */
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
    // Without a logger, the client warns on the console once a version is old.
    logger: () => undefined,
    ...choice,
    ...(privateAccessToken ? { privateAccessToken } : { publicAccessToken }),
  })
}
