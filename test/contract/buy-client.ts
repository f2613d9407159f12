import Client from 'shopify-buy'
import type { HttpsStore } from './https-store.ts'

/** The published shopify-buy client in front of a store. */
export function buildBuyClient(
  { domain, token, fetch }: HttpsStore,
  { accessToken = token, language }: { accessToken?: string; language?: string } = {},
): Client {
  const config = { domain, storefrontAccessToken: accessToken, source: 'contract' }
  return Client.buildClient({ ...config, ...(language && { language }) }, fetch)
}

/**
 * A shopify-buy model as plain objects and lists. The client's own objects have getters and its lists extra properties,
 * so no object in a test equals them.
 */
export function toPlain<Model>(model: Model): Model {
  return JSON.parse(JSON.stringify(model))
}
