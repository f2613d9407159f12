import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { createLateDesk } from './late-desk.ts'

it('opens once for concurrent callers', async () => {
  const { open, close } = createLateDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  const [one, other] = await Promise.all([open(), open()])
  expect(one).toBe(other)
  await close()
  await expect(one.history.list('message 1')).rejects.toThrow()
})

it('tries again after a failure', async () => {
  const dataDir = join(makeTestFolder(), 'missing')
  const { open, close } = createLateDesk({ dataDir, databaseUrl: null })
  await expect(open()).rejects.toThrow('ENOENT')
  mkdirSync(dataDir)
  expect(await (await open()).history.list('message 1')).toEqual([])
  await close()
})

it('can be closed when it was never opened', async () => {
  await createLateDesk({ dataDir: 'nowhere', databaseUrl: null }).close()
})
