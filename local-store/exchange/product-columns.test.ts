import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportedColumns, findMeaning } from './product-columns.ts'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const section = /### Columns\n(.*?)\n## /s.exec(readme)?.[1] ?? ''
const table = section.split('\n').filter((line) => line.startsWith('| `'))
const named = table.flatMap((line) =>
  [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
)

test('every column in the guide is imported', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => findMeaning(name) === null)).toEqual([])
})

test('the guide names every column of the provider', () => {
  // The third option appears by the last part of its name, and ids and times are our columns.
  const left = /^(?:Option[123] (?:Name|Value)|(?:Variant )?ID|(?:Created|Updated|Published) At)$/
  expect(exportedColumns.filter((name) => !named.includes(name) && !left.test(name))).toEqual([])
})
