import { fieldsOf, parseJson } from '#commerce/model/stored-fields.ts'

/** How many checks passed and failed. */
export type Count = { readonly passed: number; readonly failed: number }

/** A step that is one check: it passes or fails as a whole. */
export function countStep(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Reads Vitest's JSON report. A file that fails to load, or an error outside tests, counts as one failure.
 * @param report the report's text; null when the run wrote none
 */
export function countVitest(report: string | null, exitCode: number): Count {
  const { numPassedTests, numFailedTests } = readReport(report)
  return withUncounted(
    { passed: toCount(numPassedTests), failed: toCount(numFailedTests) },
    exitCode,
  )
}

/**
 * Reads Playwright's JSON report, where a flaky test counts as failed. The parameters are those of
 * `countVitest`.
 */
export function countPlaywright(report: string | null, exitCode: number): Count {
  const { stats } = readReport(report)
  const { expected, unexpected, flaky } = fieldsOf(stats)
  return withUncounted(
    { passed: toCount(expected), failed: toCount(unexpected) + toCount(flaky) },
    exitCode,
  )
}

export function sumCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** A runner that fails without a failed test, or runs no test at all, counts as one failure. */
function withUncounted({ passed, failed }: Count, exitCode: number): Count {
  const isUncounted = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isUncounted ? 1 : failed }
}

/** A killed runner leaves an incomplete report, which counts as none. */
const readReport = (report: string | null) => fieldsOf(parseJson(report ?? ''))

function toCount(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
