import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isMissing } from './is-missing.ts'

/**
 * Creates the folder and its missing parents, readable only by their owner: it holds customers'
 * addresses. An existing folder stays as it is.
 *
 * Node's recursive `mkdir` never ends under /proc, where creating a folder fails as if its parent
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

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
