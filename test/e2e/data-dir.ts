import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Playwright reads the settings again in each worker: the first reading's folder travels in the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'party-gully-e2e-'))

/** Where the shop under test keeps its database: a fresh folder each run. */
export const dataDir = process.env.E2E_DATA_DIR
