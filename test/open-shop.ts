import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createLocalStore } from '#local-store/local-store.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'

/** The built shop with a store of its own, called as a function: no port, no browser. */
export type OpenShop = {
  /** Asks for a path, or for an address of the shop. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Puts a failing store, or any other, in place of the local one; null puts it back. */
  readonly replaceStore: (store: ((request: Request) => Promise<Response>) | null) => void
  /** Asks the local store itself, whatever stands in its place. */
  readonly askStore: (request: Request) => Promise<Response>
  readonly close: () => void
}

export const SHOP_ORIGIN = 'http://shop.localhost'

const root = resolve(import.meta.dirname, '..')

/** Opens the shop that was built last, with the demo catalogue and an empty database. */
export async function openShop(): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'))
  const localStore = await createLocalStore({
    dataDir,
    catalogueFile: resolve(root, 'demo/catalogue.json'),
    basePath: '/local-store',
    origin: '',
    returnOrigins: [SHOP_ORIGIN],
  })
  let store = localStore.fetch
  const bundle = resolve(root, 'build/server/index.js')
  // The build holds the very module that is named as its type.
  const { createShop }: typeof import('#server/shop.ts') = await import(bundle)
  const shop = createShop({
    settings: readSettings({ PUBLIC_ORIGIN: SHOP_ORIGIN, DATA_DIR: dataDir }),
    localStore: (request) => store(request),
    log: createLog('silent'),
    clientDirectory: null,
  })
  return {
    ask: (path, init) => shop(new Request(new URL(path, SHOP_ORIGIN), init)),
    askStore: localStore.fetch,
    replaceStore(other) {
      store = other ?? localStore.fetch
    },
    close() {
      localStore.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
