import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { BackupError } from '#local-store/backup/database-file.ts'
import { ExchangeError } from '#local-store/exchange/csv-file.ts'
import { PersonalDataError } from '#local-store/personal-data/buyer.ts'
import { SettingsError } from '#server/settings.ts'

/**
 * Runs a command for its user: a problem that they can fix becomes one sentence on standard error, and exit status 1. A
 * bug is thrown, with its stack.
 */
export async function runForOperator(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (fault) {
    const isForOperator =
      fault instanceof ExchangeError ||
      fault instanceof SettingsError ||
      fault instanceof BackupError ||
      fault instanceof PersonalDataError ||
      // Errors of the catalogue's file, and of the system: no such folder, a full disk.
      (fault instanceof Error && (fault.name === 'CatalogueError' || 'code' in fault))
    if (!isForOperator) throw fault
    console.error(findSystemSentence(fault) ?? fault.message)
    process.exitCode = 1
  }
}

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
  if (path === undefined) return null
  if (code === 'ENOENT')
    return existsSync(dirname(path))
      ? `${path} is missing.`
      : `There is no folder ${dirname(path)}.`
  if (code === 'EEXIST')
    return `${path} already exists, and is not overwritten: choose another name.`
  if (code === 'EISDIR') return `${path} is a folder: name a file.`
  if (code === 'ENOTDIR') return `A part of ${path} is a file: name a folder.`
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') return null
  const act = dest === undefined ? `open or write ${path}` : `copy ${path} to ${dest}`
  return `This user may not ${act}: change the owner or choose another place.`
}

/** Where the command was typed; npm runs it in the project's folder. */
export const invocationFolder: string = process.env.INIT_CWD ?? process.cwd()
