import { expect, it } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts'

it('names Vitest’s failed tests, and files that could not be loaded', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'splits', status: 'failed', failureMessages: ['Error: 1 is not 2'] }
  const report = JSON.stringify({
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'No module c', assertionResults: [] },
      { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  })
  expect(listVitestFailures(report)).toEqual([
    'a.test.ts: splits\n    Error: 1 is not 2',
    'b.test.ts\n    No module c',
  ])
})

it('names Playwright’s failed tests with their project, and errors of the run', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const passed = { projectName: 'phone', status: 'expected', results: [{ errors: [] }] }
  const failed = {
    projectName: 'desktop',
    status: 'unexpected',
    results: [{ errors: [{ message }] }],
  }
  // Playwright reports `ok` for a spec whose first project passed.
  const spec = (title: string, tests: readonly object[]) => ({
    title,
    ok: true,
    file: 'bar.e2e.ts',
    tests,
  })
  const report = JSON.stringify({
    suites: [
      {
        specs: [spec('hides', [passed])],
        suites: [{ specs: [spec('comes back', [passed, failed])] }],
      },
    ],
    errors: [{ message: 'No browser' }],
  })
  const [bar, run] = listPlaywrightFailures(report)
  expect(bar).toMatch(/^bar\.e2e\.ts \[desktop\]: comes back\n {4}line 0\n.*line 29$/s)
  expect(run).toBe('Playwright\n    No browser')
})

it.each([null, '{"suites":', '[]'])('lists nothing for the report %j', (report) => {
  expect(listVitestFailures(report)).toEqual([])
  expect(listPlaywrightFailures(report)).toEqual([])
})
