import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Equivalent, renderScores, toScores } from './mutation-scores.ts'
import { root } from './project.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const mutant = (line: number, status: string, replacement = 'false') => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line } },
})

const report = {
  files: {
    'a.ts': {
      source: 'one\n  two\nthree',
      mutants: [
        mutant(1, 'Killed'),
        mutant(1, 'Timeout'),
        mutant(2, 'Survived'),
        mutant(2, 'NoCoverage', 'true'),
        mutant(3, 'RuntimeError'),
      ],
    },
  },
}

it('counts killed mutants and lists each survivor with its line', () => {
  const [score] = toScores(report, [])
  expect(score).toMatchObject({ file: 'a.ts', noticed: 2, equivalent: 0 })
  expect(score?.survivors).toMatchObject([
    { lineNumber: 2, line: 'two', replacement: 'false', status: 'Survived' },
    { lineNumber: 2, line: 'two', replacement: 'true', status: 'NoCoverage' },
  ])
  expect(renderScores('folder', score ? [score] : [])).toContain(' 50.0%  2 of 4  folder')
})

it('excludes mutants known to be equivalent', () => {
  const known = { file: 'a.ts', line: 'two', replacement: 'false', reason: 'a cache' }
  const [score] = toScores(report, [known])
  expect(score).toMatchObject({ equivalent: 1, survivors: [{ replacement: 'true' }] })
})

it('every equivalent mutant refers to an existing line', () => {
  const known: readonly Equivalent[] = JSON.parse(read('test/mutation/equivalent.json'))
  const gone = known.filter(({ file, line }) => !read(file).includes(line))
  expect(known.length).toBeGreaterThan(50)
  expect(gone).toEqual([])
})
