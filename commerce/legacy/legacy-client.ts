import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { createLegacyCatalogue } from './legacy-catalogue.ts'
import { createLegacyCheckouts } from './legacy-checkouts.ts'
import type { LegacyCheckoutOptions } from './to-legacy-checkout.ts'

/**
 * The only export for outside this folder: our client with the methods, results and rejections of the
 * provider's retired SDK (README.md).
 */
export function createLegacyClient(client: StorefrontClient, options: LegacyCheckoutOptions = {}) {
  return { checkout: createLegacyCheckouts(client, options), ...createLegacyCatalogue(client) }
}

export type LegacyClient = ReturnType<typeof createLegacyClient>
