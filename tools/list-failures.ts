import { z } from 'zod'
import { parseJson } from '#commerce/model/stored-fields.ts'

/** Lines kept of a message: what was wrong, what a browser's test saw while it waited, and the line that failed. */
const LINES = 30

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/**
 * Names the failed tests in Vitest's JSON report, with the first lines of their messages.
 * @param report the report's text; null when the run wrote none
 */
export function listVitestFailures(report: string | null): string[] {
  return readReport(vitestReport, report).testResults?.flatMap(describeFile) ?? []
}

function describeFile(file: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && file.status === 'failed')
    return [describeFailure(file.name, [file.message])]
  return failed.map(({ fullName, failureMessages }) =>
    describeFailure(`${file.name}: ${fullName}`, failureMessages ?? []),
  )
}

/** The same for Playwright's JSON report. */
export function listPlaywrightFailures(report: string | null): string[] {
  const { suites = [], errors = [] } = readReport(playwrightReport, report)
  return [
    ...suites.flatMap(describeSuite),
    ...errors.map(({ message = '' }) => describeFailure('Playwright', [message])),
  ]
}

function describeSuite({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const described = specs.flatMap(({ file, title, tests }) =>
    // For the spec itself the report says only whether it passed in the first project.
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describeFailure(
          `${file} [${projectName}]: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
      ),
  )
  return [...described, ...suites.flatMap(describeSuite)]
}

function describeFailure(title: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split('\n').slice(0, LINES))
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** An incomplete report of a killed runner lists no failures. */
function readReport<T>(shape: z.ZodType<T>, report: string | null): Partial<T> {
  return shape.safeParse(parseJson(report ?? '')).data ?? {}
}
