import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkDatabase } from './database-checks.ts'

// That it signs in to one that works is tested where a PostgreSQL runs: test/contract/desk.contract.test.ts.
const check = (url: string) => checkDatabase({ settings: readSettings({ DATABASE_URL: url }) })

it('reports a database that cannot be used, without its password', async () => {
  const password = 'tiger-lily'
  const [{ level, sentence } = { level: '', sentence: '' }] = await check(
    `postgres://desk:${password}@127.0.0.1:1/shop`,
  )
  expect(level).toBe('wrong')
  expect(sentence).toContain('DATABASE_URL, 127.0.0.1:1, cannot be used (connect ECONNREFUSED')
  expect(sentence).not.toContain(password)
})

it('reports nothing when the desk is in a file', async () => {
  expect(await check('')).toEqual([])
})
