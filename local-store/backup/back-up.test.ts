import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../store/open-database.ts'
import { backUp } from './back-up.ts'
import { backupPath, deleteOldBackups, findPartPath } from './backup-names.ts'
import { checkDatabase } from './database-file.ts'
import { prepareRestore, putAll } from './restore.ts'
import { storeDatabase } from './store-database.ts'

const now = new Date('2026-11-23T18:30:00Z')
let folder = ''
let file = ''
let backups = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-up-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  file = join(folder, 'store.sqlite')
  backups = join(folder, 'backups')
})

const copyTo = (into: string) => backUp([{ file, into, kind: storeDatabase }])
const pathAt = (at: Date) => backupPath(backups, 'store', at)

function restore(backup: string, into: string) {
  const prepared = prepareRestore(storeDatabase, backup, into, now)
  return {
    before: putAll([prepared], dirname(into)),
    hasSkipped: prepared.hasSkipped,
    ...prepared.result,
  }
}

it('is one file in its own folder, readable only by its owner', async () => {
  const database = openDatabase(file)
  onTestFinished(() => database.close())
  const path = pathAt(now)
  await copyTo(path)
  expect(readdirSync(backups)).toEqual(['store-2026-11-23T18-30-00.000Z.sqlite'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  checkDatabase(path, storeDatabase)
})

it('never replaces a file', async () => {
  openDatabase(file).close()
  const path = join(folder, 'taken.sqlite')
  writeFileSync(path, 'a diary')
  await expect(copyTo(path)).rejects.toThrow('already exists')
  expect(statSync(path).size).toBe(7)
})

it('fails without a store, and creates none', async () => {
  await expect(copyTo(join(backups, 'a.sqlite'))).rejects.toThrow('nothing to back up')
  expect([existsSync(file), existsSync(backups)]).toEqual([false, false])
})

it('keeps the newest backups with all their parts, and other files', async () => {
  openDatabase(file).close()
  const hours = [1, 2, 3].map((hour) => new Date(now.getTime() + hour * 3_600_000))
  for (const hour of hours) {
    await copyTo(pathAt(hour))
    writeFileSync(findPartPath(pathAt(hour), 'desk') ?? '', '')
  }
  writeFileSync(join(backups, 'notes.txt'), '')
  expect(deleteOldBackups(backups, 2)).toEqual([
    'desk-2026-11-23T19-30-00.000Z.sqlite',
    'store-2026-11-23T19-30-00.000Z.sqlite',
  ])
  expect(readdirSync(backups)).toEqual([
    'desk-2026-11-23T20-30-00.000Z.sqlite',
    'desk-2026-11-23T21-30-00.000Z.sqlite',
    'notes.txt',
    'store-2026-11-23T20-30-00.000Z.sqlite',
    'store-2026-11-23T21-30-00.000Z.sqlite',
  ])
})

it('deletes what a killed backup left, once it cannot be one that is running', () => {
  mkdirSync(backups)
  const write = (name: string, minutesAgo: number) => {
    const changed = new Date(Date.now() - minutesAgo * 60_000)
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), changed, changed)
  }
  const dead = 'store-2026-11-23T18-30-00.000Z.sqlite.new'
  for (const name of [dead, `${dead}-journal`, 'notes.sqlite.new']) write(name, 61)
  write('desk-2026-11-23T19-30-00.000Z.sqlite.new', 59)
  expect(deleteOldBackups(backups, 2)).toEqual([dead, `${dead}-journal`])
  expect(readdirSync(backups)).toEqual([
    'desk-2026-11-23T19-30-00.000Z.sqlite.new',
    'notes.sqlite.new',
  ])
})

function writeOther(sql: string): string {
  const other = join(folder, 'other.sqlite')
  const database = new DatabaseSync(other)
  database.exec(sql)
  database.close()
  return other
}

it.each([
  [
    'a file that is not a database',
    'cannot be read',
    () => {
      writeFileSync(
        join(folder, 'text'),
        'no database, but long enough to look like one'.repeat(50),
      )
      return join(folder, 'text')
    },
  ],
  [
    'another program’s database',
    'is not a database of the local store',
    () => writeOther('CREATE TABLE songs (id)'),
  ],
  [
    'a newer version’s',
    'was written by a newer version',
    () => writeOther('CREATE TABLE orders (id); PRAGMA user_version = 999'),
  ],
  ['nothing', 'is missing', () => join(folder, 'absent')],
])('refuses to restore %s, and changes nothing', (_, sentence, write) => {
  openDatabase(file).close()
  const wrong = write()
  const names = readdirSync(folder)
  expect(() => restore(wrong, file)).toThrow(sentence)
  expect(readdirSync(folder)).toEqual(names)
})

it('continues invoice numbers issued since the backup', async () => {
  const database = openDatabase(file)
  const count = (year: string, last: number) =>
    database.exec(`INSERT OR REPLACE INTO invoice_series VALUES ('${year}', ${last})`)
  count('25-26', 70)
  const path = pathAt(now)
  await copyTo(path)
  count('25-26', 72)
  count('26-27', 5)
  database.close()
  restore(path, file)
  const restored = openDatabase(file)
  onTestFinished(() => restored.close())
  expect(restored.prepare('SELECT year, last FROM invoice_series').all()).toEqual([
    { year: '25-26', last: 72 },
    { year: '26-27', last: 5 },
  ])
})

it('skips numbers in each series that may have begun since the backup, over an unreadable database', async () => {
  const database = openDatabase(file)
  database.exec(`INSERT INTO invoice_series VALUES ('25-26', 70), ('C26-27', 3)`)
  const path = pathAt(now)
  await copyTo(path)
  database.close()
  writeFileSync(file, 'damaged')
  expect(restore(path, file).hasSkipped).toBe(true)
  const restored = openDatabase(file)
  onTestFinished(() => restored.close())
  const series = restored.prepare('SELECT year, last FROM invoice_series ORDER BY year').all()
  expect(series.map(({ year, last }) => [year, last])).toEqual([
    ['25-26', 1070],
    ['26-27', 1000],
    ['C26-27', 1003],
  ])
})

it('restores into an empty folder', async () => {
  openDatabase(file).close()
  const path = pathAt(now)
  await copyTo(path)
  const elsewhere = join(folder, 'new', 'store.sqlite')
  expect(restore(path, elsewhere)).toEqual({
    before: [],
    orders: 0,
    nextNumber: 1001,
    hasSkipped: false,
  })
  checkDatabase(elsewhere, storeDatabase)
})

it('is not changed by the log that a killed restore left beside its draft', async () => {
  openDatabase(file).close()
  const path = pathAt(now)
  await copyTo(path)
  const draft = openDatabase(`${file}.new`)
  draft.exec(`INSERT INTO invoice_series VALUES ('24-25', 9)`)
  const log = readFileSync(`${file}.new-wal`)
  draft.close()
  writeFileSync(`${file}.new-wal`, log)
  restore(path, file)
  const restored = openDatabase(file)
  onTestFinished(() => restored.close())
  expect(restored.prepare('SELECT * FROM invoice_series').all()).toEqual([])
})

it('is not changed by the log of a database that was moved away', async () => {
  openDatabase(file).close()
  const path = pathAt(now)
  await copyTo(path)
  const moved = openDatabase(file)
  moved.exec(`INSERT INTO invoice_series VALUES ('24-25', 9)`)
  const log = readFileSync(`${file}-wal`)
  moved.close()
  rmSync(file)
  writeFileSync(`${file}-wal`, log)
  expect(restore(path, file).before).toEqual([])
  const restored = openDatabase(file)
  onTestFinished(() => restored.close())
  expect(restored.prepare('SELECT * FROM invoice_series').all()).toEqual([])
  expect(readFileSync(`${file}.before-2026-11-23T18-30-00.000Z-wal`)).toEqual(log)
})

it('leaves no logs of SQLite when it fails, for example on a full disk', async () => {
  openDatabase(file).close()
  const path = pathAt(now)
  await copyTo(path)
  const fail = (draft: string): never => {
    for (const suffix of ['-wal', '-shm']) writeFileSync(draft + suffix, '')
    throw new Error('disk I/O error')
  }
  const kind = { ...storeDatabase, continueAfter: fail }
  expect(() => prepareRestore(kind, path, file, now)).toThrow('disk I/O error')
  const into = pathAt(new Date(now.getTime() + 1))
  const unread = { findFault: () => fail(`${into}.new`) }
  await expect(backUp([{ file, into, kind: unread }])).rejects.toThrow('disk I/O error')
  const left = readdirSync(folder, { recursive: true }).filter((name) => /\.new/.test(`${name}`))
  expect(left).toEqual([])
})
