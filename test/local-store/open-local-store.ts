import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalStore, type LocalStoreOptions } from '#local-store/local-store.ts'
import type { CatalogueFileInput } from './catalogue-input.ts'

/**
 * A local store in a temporary folder, standalone unless `options` say otherwise.
 *
 * @param catalogue a path, or a catalogue to write into the folder
 * @param prepare writes the files that the catalogue names into the folder
 */
export async function openLocalStore(
  catalogue: string | CatalogueFileInput,
  options: Partial<LocalStoreOptions> = {},
  prepare: (dataDir: string) => Promise<unknown> = async () => undefined,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'local-store-'))
  const ownFile = join(dataDir, 'catalogue.json')
  const catalogueFile = typeof catalogue === 'string' ? catalogue : ownFile
  if (typeof catalogue !== 'string') writeFileSync(ownFile, JSON.stringify(catalogue))
  await prepare(dataDir)
  const localStore = await createLocalStore({
    dataDir,
    catalogueFile,
    orderPrefix: 'PG',
    ...options,
  })
  const close = () => {
    localStore.close()
    // The store may still be writing the checked catalogue.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  return { localStore, dataDir, close }
}
