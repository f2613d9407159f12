import { existsSync, statfsSync } from 'node:fs'

/** A folder whose files are in memory, where there is one. */
export const MEMORY = '/dev/shm'

/** Whether files can be kept in memory. Containers may have only 64 MB for them. */
export function canKeepFilesInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > 1e9
}
