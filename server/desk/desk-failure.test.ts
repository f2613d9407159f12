import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { findDeskFailure } from './desk-failure.ts'

const inFolder = { databaseUrl: null }

it('accepts a missing folder, and creates it without a desk database', () => {
  const folder = join(makeTestFolder(), 'data')
  expect(findDeskFailure(folder, inFolder)).toBeNull()
  expect(existsSync(folder)).toBe(true)
  expect(existsSync(join(folder, 'desk.sqlite'))).toBe(false)
})

it('creates no folder when the desk is in PostgreSQL', () => {
  const folder = join(makeTestFolder(), 'data')
  expect(findDeskFailure(folder, { databaseUrl: 'postgres://db.example/shop' })).toBeNull()
  expect(existsSync(folder)).toBe(false)
})

it('reports a file that is not a database', () => {
  const folder = makeTestFolder()
  writeFileSync(join(folder, 'desk.sqlite'), 'junk that is no database at all\n'.repeat(50))
  expect(findDeskFailure(folder, inFolder)).toBe(
    `The file desk.sqlite in the data folder ${folder} is not a database, or is damaged: move it away, or choose another folder with DATA_DIR.`,
  )
})

it('reports a database of a newer version', async () => {
  const folder = makeTestFolder()
  const desk = await openDesk({ dataDir: folder, databaseUrl: null })
  const newer = { name: '9999-newer', timestamp: '2026-03-02T10:00:00Z' }
  await desk.database
    .withTables<{ kysely_migration: typeof newer }>()
    .insertInto('kysely_migration')
    .values(newer)
    .execute()
  await desk.close()
  expect(findDeskFailure(folder, inFolder)).toBe(
    `The database in the data folder ${folder} was created by a newer version of this program: use that version, or choose another folder with DATA_DIR.`,
  )
})

it('reports a data folder that is a file', () => {
  const file = join(makeTestFolder(), 'file')
  writeFileSync(file, '')
  expect(findDeskFailure(file, inFolder)).toContain(`${file} cannot be the data folder`)
})
