import { NewerDatabaseError } from './newer-database-error.ts'

/** The folder that failed, and the setting that changes it. */
type DataFolder = {
  readonly folder: string
  /** For example `DATA_DIR` or `--data`. */
  readonly setting: string
  /** The database file in it that was being opened. */
  readonly file?: string
}

type Trouble =
  | 'full'
  | 'unwritable'
  | 'file-in-the-way'
  | 'impossible'
  | 'no-database'
  | 'in-use'
  | 'unreadable'
  | 'newer'

const systemTroubles: ReadonlyMap<unknown, Trouble> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EACCES', 'unwritable'],
  ['EPERM', 'unwritable'],
  ['EROFS', 'unwritable'],
  ['EEXIST', 'file-in-the-way'],
  ['ENOTDIR', 'file-in-the-way'],
  ['EISDIR', 'no-database'],
  ['ENAMETOOLONG', 'impossible'],
  ['ELOOP', 'impossible'],
  ['EIO', 'unreadable'],
])

/** By SQLite's result code, extended or primary: https://sqlite.org/rescode.html */
const databaseTroubles: ReadonlyMap<number, Trouble> = new Map([
  // A file of shared memory could not grow, which is how a full disk shows itself at the first opening.
  [4874, 'full'],
  [5, 'in-use'],
  [8, 'unwritable'],
  [10, 'unreadable'],
  [11, 'no-database'],
  [13, 'full'],
  [14, 'unwritable'],
  [26, 'no-database'],
])

/**
 * One sentence for the operator about an unusable data folder.
 *
 * @returns null for any other fault, for example a bug in the program
 */
export function startFailure(
  fault: unknown,
  { folder, setting, file = 'store.sqlite' }: DataFolder,
): string | null {
  const trouble = troubleOf(fault)
  if (trouble === null) return null
  const another = `choose another folder with ${setting}.`
  const sentences: Record<Trouble, string> = {
    full: `The disk that holds the data folder ${folder} is full: make room, or ${another}`,
    unwritable: `The data folder ${folder} is not writable by this user; choose another with ${setting}.`,
    'file-in-the-way': `${folder} cannot be the data folder, since it, or a part of its path, is a file; choose another with ${setting}.`,
    impossible: `The data folder ${folder} cannot be created there; choose another with ${setting}.`,
    'no-database': `The file ${file} in the data folder ${folder} is not a database, or is damaged: move it away, or ${another}`,
    'in-use': `The database in the data folder ${folder} is in use by another program: stop that one, or ${another}`,
    unreadable: `The disk that holds the data folder ${folder} cannot be read or written: check it, or ${another}`,
    newer: `The database in the data folder ${folder} was created by a newer version of this program: use that version, or ${another}`,
  }
  return sentences[trouble]
}

function troubleOf(fault: unknown): Trouble | null {
  if (fault instanceof NewerDatabaseError) return 'newer'
  if (!(fault instanceof Error) || !('code' in fault)) return null
  if (fault.code === 'ERR_SQLITE_ERROR') {
    // An extended code has the primary one in its last byte.
    const code = 'errcode' in fault && typeof fault.errcode === 'number' ? fault.errcode : 0
    return databaseTroubles.get(code) ?? databaseTroubles.get(code & 0xff) ?? null
  }
  // Missing parents are created first, so the parent exists, but no folder can be created in it, as under /proc.
  if (fault.code === 'ENOENT' && 'syscall' in fault && fault.syscall === 'mkdir')
    return 'impossible'
  return systemTroubles.get(fault.code) ?? null
}
