import Client from 'shopify-buy'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { storefrontEndpoint } from '#commerce/client/endpoint.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { openLocalStore } from '#test/local-store/open-local-store.ts'

type Send = (url: string, init?: RequestInit) => Promise<Response>

/** The published client always requests https, so `send` receives its requests here. */
export function createPublishedClient(send: Send): Client {
  return Client.buildClient({ domain: 'store.internal', storefrontAccessToken: 'local' }, send)
}

/** The published client and ours in front of one local store. */
export async function openPublishedCheckouts(): Promise<{
  readonly published: Client
  readonly client: StorefrontClient
  /** The store's last response to the published client. */
  readonly lastAnswer: () => unknown
  readonly close: () => void
}> {
  const { localStore, close } = await openLocalStore(demoCatalogueFile, {
    origin: 'https://store.internal',
  })
  const send: Send = (url, init) => localStore.fetch(new Request(url, init))
  const client = createStorefrontClient({
    // The published client's version, so that the store gives both the same warnings.
    endpoint: storefrontEndpoint('store.internal', '2025-01'),
    publicToken: 'local',
    fetch: send,
    retries: 0,
  })
  let answer: unknown = null
  const sendAndRecord: Send = async (url, init) => {
    const response = await send(url, init)
    answer = await response.clone().json()
    return response
  }
  return {
    published: createPublishedClient(sendAndRecord),
    client,
    lastAnswer: () => answer,
    close,
  }
}
