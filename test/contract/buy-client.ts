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
 * What a shopify-buy model holds, as plain objects and lists: its own are of classes with getters,
 * and its lists carry more than their items, so that they equal nothing that a test can write.
 */
export function toPlain<Model>(model: Model): Model {
  return JSON.parse(JSON.stringify(model))
}
