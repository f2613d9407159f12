import { describe, expect, it } from 'vitest'
import { findGaps, readStatements } from './spec-statements.ts'

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
