import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepTemporaryFiles } from '#tools/temporary-files.ts'
import { linkPictures } from './link-pictures.ts'

keepTemporaryFiles()

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'party-gully-e2e-'))
  linkPictures(folder)
  return folder
}

// Playwright reads the configuration again in each worker: the environment passes the first folder on.
process.env.E2E_DATA_DIR ??= createFolder()

/** The database folder of the shop under test, new in each run. */
export const dataDir = process.env.E2E_DATA_DIR
