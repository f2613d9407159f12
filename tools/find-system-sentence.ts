import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** SQLite's number for a full disk. */
const SQLITE_FULL = 13

/** What an error of the system means for the person who typed the command; null for any other. */
export function findSystemSentence(fault: Error): string | null {
  // The cast is true because an error may have any of these fields, or none.
  const { code, path, dest, errcode } = fault as NodeJS.ErrnoException & {
    dest?: string
    errcode?: number
  }
  if (code === 'ENOSPC' || errcode === SQLITE_FULL)
    return 'The disk is full: make room, then run this again.'
  // Reading a folder says no path.
  if (code === 'EISDIR') return `${path ?? 'What you named'} is a folder: name a file.`
  if (path === undefined) return null
  if (code === 'ENOENT')
    return existsSync(dirname(path))
      ? `${path} is missing.`
      : `There is no folder ${dirname(path)}.`
  if (code === 'EEXIST')
    return `${path} already exists, and is not overwritten: choose another name.`
  if (code === 'ENOTDIR') return `A part of ${path} is a file: name a folder.`
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') return null
  const act = dest === undefined ? `open or write ${path}` : `copy ${path} to ${dest}`
  return `This user may not ${act}: change the owner or choose another place.`
}
