import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Client from 'shopify-buy'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { storefrontEndpoint } from '#commerce/client/endpoint.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createLocalStore } from '#local-store/local-store.ts'

type Send = (url: string, init?: RequestInit) => Promise<Response>

/** The published client; it asks for https whatever it is given, so what it sends is handed over here. */
export function createPublishedClient(send: Send): Client {
  return Client.buildClient({ domain: 'store.internal', storefrontAccessToken: 'local' }, send)
}

/** The published client and our own in front of one local store. */
export async function openPublishedCheckouts(): Promise<{
  readonly published: Client
  readonly client: StorefrontClient
  /** The store's last answer to the published client. */
  readonly lastAnswer: () => unknown
  readonly close: () => void
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'legacy-contract-'))
  const store = await createLocalStore({
    dataDir,
    catalogueFile: join(import.meta.dirname, '../../demo/catalogue.json'),
    basePath: '',
    origin: 'https://store.internal',
    returnOrigins: [],
  })
  const send: Send = (url, init) => store.fetch(new Request(url, init))
  const client = createStorefrontClient({
    endpoint: storefrontEndpoint('store.internal', STOREFRONT_API_VERSION),
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
    close() {
      store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
