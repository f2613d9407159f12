import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { findFreePort, type RunningProgram, startProgram } from './running-program.ts'

/** All tests are one address, and many of them one buyer. */
const tests = { LOG_LEVEL: 'warn', ADDRESS_LIMITS: '100', CASH_OPEN_ORDERS: '1000' }

/** A folder for one shop's database. */
export function createDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'party-gully-shop-'))
}

/** Starts the built shop as `npm start` does, on its own port. */
export async function startShop(
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const port = environment.PORT ?? String(await findFreePort())
  const all = { ...tests, ...environment, PORT: port }
  return startProgram('server/main.ts', [], all)
}

/** Starts a second local store on another origin, as `npm run local-store` does. */
export async function startLocalStore(
  dataDir: string,
  returnOrigin: string,
): Promise<RunningProgram> {
  return startProgram('local-store/main.ts', [
    ...['--catalogue', demoCatalogueFile, '--port', '0', '--data', dataDir],
    ...['--return-origin', returnOrigin, '--no-limits'],
  ])
}
