import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProgram } from '#test/e2e/running-program.ts'
import { buildShop } from '#tools/build-shop.ts'
import { crashCatalogue } from './crash-catalogue.ts'

/** Once per process: checking whether the build is current reads all sources. */
let built: Promise<boolean> | undefined

/** A data folder in a temporary one, for local stores that run and crash in processes of their own. */
export function openCrashFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const catalogue = join(folder, 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(crashCatalogue))
  const dataDir = join(folder, 'store')
  const start = async () => {
    built ??= buildShop()
    await built
    return startProgram('build/current/server/local-store.js', [
      ...['--port', '0', '--data', dataDir, '--catalogue', catalogue, '--no-limits'],
    ])
  }
  return { folder, dataDir, start }
}
