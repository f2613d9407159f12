import { describe, expect, it } from 'vitest'
import { countPlaywright, countStep, countVitest, sumCounts } from './count-results.ts'

describe('the count of a run', () => {
  it('counts a step without tests as one check', () => {
    expect(countStep(0)).toEqual({ passed: 1, failed: 0 })
    expect(countStep(2)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts Vitest’s tests', () => {
    const report = JSON.stringify({ numPassedTests: 41, numFailedTests: 2 })
    expect(countVitest(report, 1)).toEqual({ passed: 41, failed: 2 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const report = JSON.stringify({ numPassedTests: 41, numFailedTests: 0 })
    expect(countVitest(report, 1)).toEqual({ passed: 41, failed: 1 })
  })

  it('counts Playwright’s tests, flaky ones as failed', () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })
    expect(countPlaywright(report, 1)).toEqual({ passed: 5, failed: 2 })
  })

  it.each([null, '{"stats":', '[]'])('takes a run that left the report %j as failed', (report) => {
    expect(countVitest(report, 1)).toEqual({ passed: 0, failed: 1 })
    expect(countPlaywright(report, 0)).toEqual({ passed: 0, failed: 1 })
  })

  it('adds up', () => {
    expect(
      sumCounts([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 2 })
  })
})
