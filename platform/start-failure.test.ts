import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#local-store/store/open-database.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { startFailure } from './start-failure.ts'

/** The sentence for the operator when `work` throws. */
function failureOf(work: () => unknown, folder: string): string | null {
  try {
    work()
  } catch (fault) {
    return startFailure(fault, { folder, setting: 'DATA_DIR' })
  }
  throw new Error('Nothing was thrown')
}

function systemFault(code: string): Error {
  return Object.assign(new Error(`${code}: simulated, open '/data'`), { code, syscall: 'open' })
}

const describeFault = (fault: unknown) =>
  startFailure(fault, { folder: '/data', setting: '--data' })

describe('a start that fails says in one sentence that', () => {
  it('the folder is a file', () => {
    const file = join(makeTestFolder(), 'file')
    writeFileSync(file, '')
    const sentence = `${file} cannot be the data folder, since it, or a part of its path, is a file; choose another with DATA_DIR.`
    expect(failureOf(() => makeDataFolder(file), file)).toBe(sentence)
    const below = join(file, 'a')
    expect(failureOf(() => makeDataFolder(below), below)).toMatch(/is a file/)
  })

  it.runIf(process.platform === 'linux')('the folder cannot be created', () => {
    expect(failureOf(() => makeDataFolder('/proc/x'), '/proc/x')).toBe(
      'The data folder /proc/x cannot be created there; choose another with DATA_DIR.',
    )
  })

  it('the file is not a database', () => {
    const folder = makeTestFolder()
    const file = join(folder, 'store.sqlite')
    writeFileSync(file, 'junk that is not a database at all\n'.repeat(50))
    expect(failureOf(() => openDatabase(file), folder)).toBe(
      `The file store.sqlite in the data folder ${folder} is not a database, or is damaged: move it away, or choose another folder with DATA_DIR.`,
    )
  })

  it('a folder has the name of the database file', () => {
    const folder = makeTestFolder()
    mkdirSync(join(folder, 'store.sqlite'))
    expect(failureOf(() => openDatabase(join(folder, 'store.sqlite')), folder)).toMatch(
      /is not a database/,
    )
  })

  it('the database is in use', () => {
    const folder = makeTestFolder()
    const file = join(folder, 'store.sqlite')
    const other = openDatabase(file)
    onTestFinished(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    const second = new DatabaseSync(file, { timeout: 0 })
    onTestFinished(() => second.close())
    expect(failureOf(() => second.exec('BEGIN IMMEDIATE'), folder)).toBe(
      `The database in the data folder ${folder} is in use by another program: stop that one, or choose another folder with DATA_DIR.`,
    )
  })

  it('the database is read-only', () => {
    const folder = makeTestFolder()
    const file = join(folder, 'store.sqlite')
    openDatabase(file).close()
    const readOnly = new DatabaseSync(file, { readOnly: true })
    onTestFinished(() => readOnly.close())
    expect(failureOf(() => readOnly.exec('CREATE TABLE t (n)'), folder)).toBe(
      `The data folder ${folder} is not writable by this user; choose another with DATA_DIR.`,
    )
  })

  it('the disk is full', () => {
    const folder = makeTestFolder()
    const database = openDatabase(join(folder, 'store.sqlite'))
    onTestFinished(() => database.close())
    database.exec('CREATE TABLE t (words TEXT); PRAGMA max_page_count = 1')
    const fill = () => {
      for (;;) database.exec('INSERT INTO t VALUES (randomblob(4000))')
    }
    expect(failureOf(fill, folder)).toBe(
      `The disk that holds the data folder ${folder} is full: make room, or choose another folder with DATA_DIR.`,
    )
  })

  it('the database has a newer version', () => {
    const folder = makeTestFolder()
    const file = join(folder, 'store.sqlite')
    const database = openDatabase(file)
    database.exec('PRAGMA user_version = 999')
    database.close()
    expect(failureOf(() => openDatabase(file), folder)).toBe(
      `The database in the data folder ${folder} was created by a newer version of this program: use that version, or choose another folder with DATA_DIR.`,
    )
  })

  it.each([
    ['ENOSPC', /is full/],
    ['EDQUOT', /is full/],
    ['EROFS', /is not writable/],
    ['EACCES', /is not writable/],
    ['EPERM', /is not writable/],
    ['ENAMETOOLONG', /cannot be created there/],
    ['ELOOP', /cannot be created there/],
  ])('the system refuses with %s', (code, words) => {
    expect(describeFault(systemFault(code))).toMatch(words)
    expect(describeFault(systemFault(code))).toMatch(/data folder \/data .*--data\.$/)
  })

  it.each([
    [5, /in use/],
    [261, /in use/],
    [8, /is not writable/],
    [778, /cannot be read or written/],
    [11, /damaged/],
    [13, /is full/],
    [4874, /is full/],
    [14, /is not writable/],
    [26, /is not a database/],
  ])('SQLite refuses with %i', (errcode, words) => {
    const fault = Object.assign(new Error('no'), { code: 'ERR_SQLITE_ERROR', errcode })
    expect(describeFault(fault)).toMatch(words)
  })
})

it.each([
  new Error('a bug'),
  Object.assign(new Error('bad SQL'), { code: 'ERR_SQLITE_ERROR', errcode: 1 }),
  Object.assign(new Error('ENOENT'), { code: 'ENOENT' }),
  'text',
  null,
])('a bug is none of these: %s', (fault) => {
  expect(describeFault(fault)).toBeNull()
})
