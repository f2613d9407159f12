import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The parts of a backup. */
type Part = 'store' | 'desk'

/** Names sort by time, and the parts of one backup share its time: `store-2026-11-23T18-30-00.000Z.sqlite`. */
const backupName = /^(?:store|desk)-(\d{4}-[\dTZ.-]+)\.sqlite$/

/** What a restore set aside; the parts share its time, too: `store.sqlite.before-2026-11-23T18-30-00.000Z`. */
const asideName = /^(?:store|desk)\.sqlite\.before-(\d{4}-[\dTZ.-]+)$/

/** What a killed backup leaves: an unfinished part, and what SQLite had beside it. */
const draftName = /^(?:store|desk)-\d{4}-[\dTZ.-]+\.sqlite\.new(?:-(?:journal|wal|shm))?$/
const HOUR = 3_600_000

/** @returns the path of a new backup in `folder` */
export function backupPath(folder: string, part: Part, now: Date): string {
  return pathAt(folder, part, toName(now))
}

/** @returns where a restore keeps the database that it replaces */
export const asidePath = (file: string, now: Date): string => `${file}.before-${toName(now)}`

const toName = (time: Date) => time.toISOString().replaceAll(':', '-')

const pathAt = (folder: string, part: Part, time: string) => join(folder, `${part}-${time}.sqlite`)

/**
 * @returns the path of a part of the backup that `file` belongs to, or of what a restore set aside; null if the name is
 * neither's
 */
export function findPartPath(file: string, part: Part): string | null {
  const [folder, name] = [dirname(file), basename(file)]
  const time = backupName.exec(name)?.[1]
  if (time !== undefined) return pathAt(folder, part, time)
  const aside = asideName.exec(name)?.[1]
  return aside === undefined ? null : join(folder, `${part}.sqlite.before-${aside}`)
}

/**
 * Deletes the oldest backups in a folder, with all their parts, and what killed ones left: drafts unchanged for an hour.
 * @param kept number of backups to keep
 * @returns the names of the deleted files
 */
export function deleteOldBackups(folder: string, kept: number): readonly string[] {
  const all = readdirSync(folder)
  const names = all.filter((name) => backupName.test(name))
  const timeOf = (name: string) => backupName.exec(name)?.[1] ?? ''
  const times = [...new Set(names.map(timeOf))].sort()
  const old = new Set(times.slice(0, Math.max(0, times.length - kept)))
  const isLeft = (name: string) =>
    draftName.test(name) && statSync(join(folder, name)).mtimeMs < Date.now() - HOUR
  const deleted = all.filter((name) => old.has(timeOf(name)) || isLeft(name)).sort()
  for (const name of deleted) rmSync(join(folder, name))
  return deleted
}
