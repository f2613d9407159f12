import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'

/** Whether files can be kept in memory. Containers may have only 64 MB for them. */
export function canKeepFilesInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > 1e9
}

/**
 * Makes this process and its children keep temporary files in memory until it exits: the hundreds of databases that
 * tests open wait for the disk at each change, for more than half of the time of a store's tests.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!canKeepFilesInMemory()) return
  const folder = mkdtempSync(join(MEMORY, 'party-gully-test-'))
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
