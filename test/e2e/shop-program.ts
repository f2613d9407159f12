import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { buildEdge } from '#tools/build-edge.ts'
import { startWorkerd } from '#tools/workerd.ts'
import { linkPictures } from './link-pictures.ts'
import { findFreePort, type RunningProgram, startProgram, watchProgram } from './running-program.ts'
import { isAtTheEdge } from './store-api.ts'

/** All tests come from one address, and many from one buyer. */
const tests = { LOG_LEVEL: 'warn', ADDRESS_LIMITS: '100', CASH_OPEN_ORDERS: '1000' }

/** Creates a folder for one shop's database. */
export function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'party-gully-shop-'))
  linkPictures(folder)
  return folder
}

/** Starts the built shop as `npm start` does, on its own port; at the edge it runs in workerd. */
export async function startShop(
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const port = environment.PORT ?? String(await findFreePort())
  const all = { ...tests, ...environment, PORT: port }
  return isAtTheEdge ? startEdge(all) : startProgram('server/main.ts', [], all)
}

/** Starts the shop in workerd, with a local store unless the settings name a hosted one. */
async function startEdge(settings: Readonly<Record<string, string>>): Promise<RunningProgram> {
  const { PORT, DATA_DIR = createDataDir(), SHOPIFY_STORE_DOMAIN, CHECKOUT_RETURN } = settings
  const origin = `http://127.0.0.1:${PORT}`
  const returns = CHECKOUT_RETURN === 'none' ? ['--no-return'] : []
  const store = SHOPIFY_STORE_DOMAIN ? null : await startLocalStore(DATA_DIR, origin, returns)
  const workerd = await startWorkerd({
    folder: await buildEdge(),
    address: `127.0.0.1:${PORT}`,
    environment: {
      SHOPIFY_STORE_DOMAIN: store ? new URL(store.address).origin : SHOPIFY_STORE_DOMAIN,
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'any-token',
      PUBLIC_ORIGIN: origin,
      ...settings,
    },
  })
  if (store) await waitForPage(`${origin}/product/jugaad`)
  const shop = watchProgram(workerd.process, origin)
  return {
    ...shop,
    async kill() {
      await Promise.all([shop.kill(), store?.kill()])
    },
  }
}

/** Waits for a page: on a busy machine a cold store takes longer than a page waits for it. */
export async function waitForPage(url: string): Promise<void> {
  // Loading it takes half a second, and tests without a browser start shops, too.
  const { expect } = await import('@playwright/test')
  await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass({ timeout: 60_000 })
}

/** Starts a second local store on another origin, as `npm run local-store` does. */
export async function startLocalStore(
  dataDir: string,
  returnOrigin: string,
  options: readonly string[] = [],
): Promise<RunningProgram> {
  return startProgram('build/current/server/local-store.js', [
    ...['--catalogue', demoCatalogueFile, '--port', '0', '--data', dataDir],
    ...['--return-origin', returnOrigin, '--no-limits', ...options],
  ])
}
