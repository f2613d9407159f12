import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { createLateDesk } from './late-desk.ts'

/** On SQLite, where there is no database that could be unreachable. */
const onSqlite = { databaseUrl: null, tell: () => expect.unreachable() }

it('opens once for concurrent callers', async () => {
  const { open, close } = createLateDesk({ dataDir: makeTestFolder(), ...onSqlite })
  const [one, other] = await Promise.all([open(), open()])
  expect(one).toBe(other)
  await close()
  await expect(one.history.list('message 1')).rejects.toThrow()
})

it('tries again after a failure', async () => {
  const dataDir = join(makeTestFolder(), 'missing')
  const { open, close } = createLateDesk({ dataDir, ...onSqlite })
  await expect(open()).rejects.toThrow('ENOENT')
  mkdirSync(dataDir)
  expect(await (await open()).history.list('message 1')).toEqual([])
  await close()
})

it('leaves no database open when the owner’s password could not be stored', async () => {
  const options = { dataDir: makeTestFolder(), ...onSqlite }
  const desk = await openDesk(options)
  await desk.database.schema.alterTable('staff').renameTo('away').execute()
  await desk.close()
  const { open } = createLateDesk({ ...options, ownerPassword: 'a long password' })
  await expect(open()).rejects.toThrow('staff')
  // SQLite deletes it when the last connection closes.
  expect(existsSync(join(options.dataDir, 'desk.sqlite-wal'))).toBe(false)
})

it('can be closed when it was never opened', async () => {
  const dataDir = join(makeTestFolder(), 'missing')
  await expect(createLateDesk({ dataDir, ...onSqlite }).close()).resolves.toBeUndefined()
  expect(existsSync(dataDir)).toBe(false)
})
