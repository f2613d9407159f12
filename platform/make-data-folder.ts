import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isMissing } from './is-missing.ts'

/**
 * Creates the data folder and its missing parents, readable only by their owner: it holds customers' addresses. An
 * existing folder stays as it is.
 *
 * @throws Error of the system, such as EEXIST when a file is in the way
 */
export const makeDataFolder = (folder: string): void => makeFolder(folder, 0o700)

/**
 * Creates a folder and its missing parents; an existing one stays as it is.
 *
 * Node's recursive `mkdir` never ends under /proc, where creating a folder fails as if its parent were missing.
 *
 * @throws Error of the system, such as EEXIST when a file is in the way
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const above = dirname(resolve(folder))
  try {
    mkdirSync(folder, { mode })
  } catch (fault) {
    if (isFolder(folder)) return
    if (!isMissing(fault) || isFolder(above)) throw fault
    makeFolder(above, mode)
    makeFolder(folder, mode)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
