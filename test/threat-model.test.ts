import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tools/project.ts'

const model = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = model.split('\n').filter((line) => /^\| .* \| .* \| .* \|$/.test(line))
const threats = rows.filter((row) => !row.startsWith('| who wants what'))

/** A test by its file and title, as in the specification's coverage. Contracts count: they have a test file. */
const named = (row: string) =>
  [...row.matchAll(/`([^`]+(?:\.test|-contract)\.tsx?)` "([^"]+)"/g)].map(
    ([, file = '', title = '']) => ({
      file,
      title,
    }),
  )

const textOf = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

it('each threat names a test that shows how it is stopped', () => {
  expect(threats.length).toBeGreaterThan(30)
  expect(threats.filter((row) => named(row).length === 0)).toEqual([])
})

it('each test that the threat model names exists', () => {
  const gone = threats.flatMap(named).filter(({ file, title }) => !textOf(file).includes(title))
  expect(gone).toEqual([])
  // Every name of a test file is written in this form, so none is missed.
  expect(model.match(/(?:\.test|-contract)\.tsx?\b/g)).toHaveLength(threats.flatMap(named).length)
})

it('no threat names a test twice', () => {
  const repeated = threats.filter((row) => {
    const titles = named(row).map(({ file, title }) => `${file} ${title}`)
    return new Set(titles).size < titles.length
  })
  expect(repeated).toEqual([])
})
