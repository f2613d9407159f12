import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/mounted-store/open-store.ts'
import { readSettings } from '#server/settings.ts'

/** The store as the shop opens it, with the demo catalogue, in a temporary folder. */
export async function openShopStore(environment: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-store-'))
  const settings = readSettings({ ...environment, DATA_DIR: dataDir })
  const localStore = await openStore(settings)
  if (localStore === null) throw new Error('The settings name a hosted store')
  const close = () => {
    localStore.close()
    // The store may still be writing the checked catalogue.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  return { settings, localStore, close }
}
