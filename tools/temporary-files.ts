import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canKeepFilesInMemory, MEMORY } from './room-in-memory.ts'

/** How the names of our folders of temporary files begin. */
const PREFIX = 'party-gully-test-'

/**
 * Gives this process and its children a folder for temporary files that is removed when it exits; once, if a parent has
 * not. In memory where there is room: the hundreds of databases that tests open wait for the disk at each change, for
 * more than half of the time of a store's tests.
 */
export function keepTemporaryFiles(): void {
  if (basename(tmpdir()).startsWith(PREFIX)) return
  const folder = mkdtempSync(join(canKeepFilesInMemory() ? MEMORY : tmpdir(), PREFIX))
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
