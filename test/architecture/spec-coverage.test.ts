import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import {
  coverageFile,
  findGaps,
  readSpecCoverage,
  readStatements,
  renderSpecCoverage,
} from '#tools/spec-coverage.ts'

const coverage = readSpecCoverage()

describe('the coverage of the specification', () => {
  it('has a test or a decision for each statement, and no tag without a statement', () => {
    expect(coverage.faults).toEqual([])
  })

  it('is up to date in docs/spec-coverage.md', () => {
    const written = readFileSync(join(root, coverageFile), 'utf8')
    const fix = 'To fix: npm run codegen'
    expect(written === renderSpecCoverage(coverage), fix).toBe(true)
  })

  it('splits every section into statements', () => {
    const numbers = coverage.outline.flatMap((entry) => ('number' in entry ? [entry.number] : []))
    expect(numbers.length).toBeGreaterThan(500)
    const sections = new Set(numbers.map((number) => number.charAt(0)))
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })
})

describe('gaps between statements and tests', () => {
  const outline = readStatements(
    ['## 1. First', '### Part', '- 1.001 One', '- 1.002 Two (decision 0003)'].join('\n'),
  )
  const test = { path: 'a.test.ts', title: 'does it', numbers: ['1.001'] }

  it('are empty when each statement has a test or a decision', () => {
    expect(findGaps(outline, [test], ['0003'])).toEqual([])
  })

  it('include uncovered statements, unknown numbers and unknown decisions', () => {
    expect(findGaps(outline, [{ ...test, numbers: ['1.009'] }], [])).toEqual([
      '1.001 has neither test nor decision: One',
      '1.002 names decision 0003, which is not there',
      'a.test.ts "does it" names 1.009, which no statement has',
    ])
  })

  it('include repeated numbers', () => {
    expect(findGaps([...outline, ...outline], [test], ['0003'])).toHaveLength(2)
  })
})
