import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { checkDeskFile, openDeskFile } from './database/desk-file.ts'
import { migrationNames } from './database/migration-names.ts'
import { logAction } from './history/history.ts'
import { openDesk } from './open-desk.ts'

const action = { who: 'Meera', subject: 'message 1', what: 'closed' }
const at = new Date('2026-03-02T10:00:00Z')

async function open(dataDir = makeTestFolder()) {
  const desk = await openDesk({ dataDir, databaseUrl: null })
  onTestFinished(() => desk.close())
  return desk
}

it('is readable only by its owner, since it holds what shoppers wrote', async () => {
  const folder = makeTestFolder()
  await open(folder)
  const files = readdirSync(folder)
  expect(files).toContain('desk.sqlite-wal')
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

it('keeps its data when reopened, and migrates once', async () => {
  const folder = makeTestFolder()
  const first = await openDesk({ dataDir: folder, databaseUrl: null })
  await logAction(first.database, at, action)
  await first.close()
  expect(() => checkDeskFile(folder)).not.toThrow()
  expect(await (await open(folder)).history.list(action.subject)).toHaveLength(1)
})

it('is opened by several processes at once', async () => {
  const folder = makeTestFolder()
  const desks = await Promise.all(Array.from({ length: 4 }, () => open(folder)))
  for (const { database } of desks) await logAction(database, at, action)
  expect(await desks[0]?.history.list(action.subject)).toHaveLength(4)
})

it('waits for another process’s write without blocking others', async () => {
  const folder = makeTestFolder()
  const desk = await open(folder)
  const other = new DatabaseSync(join(folder, 'desk.sqlite'))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const written = logAction(desk.database, at, action)
  // After some rounds of the event loop the statement has met the lock.
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
  other.exec('COMMIT')
  await written
  expect(await desk.history.list(action.subject)).toHaveLength(1)
})

it('overwrites deleted data, and flushes each commit to the disk', async () => {
  const database = openDeskFile(makeTestFolder())
  onTestFinished(() => database.close())
  const ask = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  const names = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete']
  // 2 is FULL.
  expect(names.map(ask)).toEqual(['wal', 2, 1, 1])
})

it('keeps no byte of an erased person', async () => {
  const folder = makeTestFolder()
  const desk = await open(folder)
  await desk.messages.store({
    kind: 'query',
    key: null,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    query: 'Do you deliver to Kargil?',
  })
  await desk.messages.answer(1, { who: 'Meera', text: 'Yes, dear Asha', key: 'a' })
  await desk.people.erase({ by: 'email', key: 'asha@example.com' }, 'Meera')
  const bytes = ['', '-wal'].map((end) => readFileSync(join(folder, `desk.sqlite${end}`), 'latin1'))
  const words = ['asha', 'Asha', '98765', 'Kargil', 'kargil', 'Meera']
  expect(words.filter((word) => bytes.join('').includes(word))).toEqual(['Meera'])
})

it('refuses a database of a newer version, and leaves it as it was', async () => {
  const folder = makeTestFolder()
  const desk = await openDesk({ dataDir: folder, databaseUrl: null })
  const newer = { name: '9999-newer', timestamp: at.toISOString() }
  await desk.database
    .withTables<{ kysely_migration: typeof newer }>()
    .insertInto('kysely_migration')
    .values(newer)
    .execute()
  await desk.close()
  const refusal = expect.objectContaining({ name: 'NewerDatabaseError' })
  expect(() => checkDeskFile(folder)).toThrow(refusal)
  await expect(openDesk({ dataDir: folder, databaseUrl: null })).rejects.toThrow(refusal)
})

it('refuses a file that is no database', async () => {
  const folder = makeTestFolder()
  writeFileSync(join(folder, 'desk.sqlite'), 'junk that is no database at all\n'.repeat(50))
  expect(() => checkDeskFile(folder)).toThrow('file is not a database')
})

it('has migrations in the order of their names', () => {
  expect([...migrationNames].sort()).toEqual(migrationNames)
})
