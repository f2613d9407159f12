import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import { coverageFile, readSpecCoverage, renderSpecCoverage } from '#tools/spec-coverage.ts'

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
