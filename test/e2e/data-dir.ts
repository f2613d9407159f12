import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Playwright reads the configuration again in each worker: the environment passes the first folder on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'party-gully-e2e-'))

/** The database folder of the shop under test, new in each run. */
export const dataDir = process.env.E2E_DATA_DIR
