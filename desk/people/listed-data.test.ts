import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { root } from '#tools/project.ts'
import { openDesk } from '../open-desk.ts'

/** The column names in the table of the desk's columns. */
function listColumns(): string[] {
  const list = readFileSync(join(root, 'docs/personal-data.md'), 'utf8')
  const [, table = ''] = list.split('| column of the desk |')
  const [rows = ''] = table.split('\n\n')
  const first = rows.split('\n').flatMap((row) => /^\| (`.*?) \|/.exec(row)?.[1] ?? [])
  return first.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

it('the list of personal data names every column of the desk', async () => {
  const { database, close } = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(close)
  const tables = await database.introspection.getTables()
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  )
  expect(columns.length).toBeGreaterThan(20)
  expect(listColumns().sort()).toEqual(columns.sort())
})
