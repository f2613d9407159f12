import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProgram } from '#test/e2e/running-program.ts'
import { crashCatalogue } from './crash-catalogue.ts'

/** A data folder in a temporary one, for local stores that run and crash in processes of their own. */
export function openCrashFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const catalogue = join(folder, 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(crashCatalogue))
  const dataDir = join(folder, 'store')
  const start = () =>
    startProgram('local-store/main.ts', [
      ...['--port', '0', '--data', dataDir, '--catalogue', catalogue, '--no-limits'],
    ])
  return { folder, dataDir, start }
}
