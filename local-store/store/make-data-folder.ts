import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes the folder and those above it that are missing. It holds the addresses of customers, so
 * nobody else may look into a folder made here; one that is there stays as it is.
 *
 * Node's own recursive way never ends under /proc, where making a folder fails as if the one above
 * were missing.
 *
 * @throws Error of the system, such as EEXIST when a file is in the way
 */
export function makeDataFolder(folder: string): void {
  const above = dirname(resolve(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (fault) {
    if (isFolder(folder)) return
    if (!isMissing(fault) || isFolder(above)) throw fault
    makeDataFolder(above)
    makeDataFolder(folder)
  }
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
