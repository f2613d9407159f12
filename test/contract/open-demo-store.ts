import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createLocalStore, type LocalStore } from '#local-store/local-store.ts'

/** The shop's own client in front of a fresh local store, with nothing but a `fetch` between. */
export type DemoStore = {
  readonly client: StorefrontClient
  readonly store: LocalStore
  /** The first variant of a demo game. */
  readonly variantIdOf: (handle: string) => Promise<string>
  readonly close: () => void
}

export async function openDemoStore(): Promise<DemoStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'operations-contract-'))
  const store = await createLocalStore({
    dataDir,
    catalogueFile: join(import.meta.dirname, '../../demo/catalogue.json'),
    basePath: '/local-store',
    origin: '',
    returnOrigins: [],
  })
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
    close() {
      store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
