/** One call of console.error or console.warn, with its arguments as one line of text. */
export type ConsoleCall = { readonly level: 'error' | 'warn'; readonly text: string }

type Expectation = {
  readonly level: ConsoleCall['level']
  readonly pattern: string | RegExp
  met: boolean
}

let expectations: Expectation[] = []

/** Expects the running test to cause a console.error matching `pattern`; otherwise the test fails. */
export function expectConsoleError(pattern: string | RegExp): void {
  expectations.push({ level: 'error', pattern, met: false })
}

/** Expects the running test to cause a console.warn matching `pattern`; otherwise the test fails. */
export function expectConsoleWarning(pattern: string | RegExp): void {
  expectations.push({ level: 'warn', pattern, met: false })
}

/** Forgets the last test's expectations. Called before each test. */
export function forgetConsoleExpectations(): void {
  expectations = []
}

/**
 * Compares the output with the test's expectations.
 * @returns one sentence per fault: unexpected output, and missing expected output
 */
export function findConsoleFaults(calls: readonly ConsoleCall[]): string[] {
  const unasked = calls.filter((call) => !isExpected(call))
  const missing = expectations.filter((expectation) => !expectation.met)
  return [
    ...unasked.map(
      (call) => `console.${call.level} that the test did not ask for: ${call.text.slice(0, 1000)}`,
    ),
    ...missing.map(
      ({ level, pattern }) => `the test asked for console.${level} ${pattern}, none came`,
    ),
  ]
}

function isExpected(call: ConsoleCall): boolean {
  const matching = expectations.filter(
    ({ level, pattern }) =>
      level === call.level &&
      (typeof pattern === 'string' ? call.text.includes(pattern) : pattern.test(call.text)),
  )
  for (const expectation of matching) expectation.met = true
  return matching.length > 0
}
