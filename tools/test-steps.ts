import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditDependencies } from './audit.ts'
import { BuildError, buildShop } from './build-shop.ts'
import { findChromium, installChromium } from './chromium.ts'
import { type Count, countPlaywright, countStep, countVitest } from './count-results.ts'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts'
import { programs, root } from './project.ts'
import { type ProgramOptions, runProgram } from './run-program.ts'

/** The result of a step. */
export type StepResult = {
  readonly count: Count
  /** Empty when it was printed as the step ran. */
  readonly output: string
  /** Names of failed tests with their messages; for a step without tests, its output. */
  readonly failures?: readonly string[]
  /** Why nothing was checked here: neither passed nor failed. */
  readonly skipped?: string
}

export type Step = {
  /** For `--only=NAME`. */
  readonly name: string
  readonly title: string
  readonly run: () => Promise<StepResult>
}

/** A step without output for this long hangs. A slow one on a busy machine keeps printing. */
const MAX_SILENCE_MS = 30 * 60_000
const cache = join(root, '.cache')

async function runNode(...commands: readonly string[][]): Promise<StepResult> {
  let output = ''
  for (const args of commands) {
    const result = await runProgram(process.execPath, args, {
      cwd: root,
      silence: MAX_SILENCE_MS,
    })
    output += result.output
    if (result.code !== 0) return { count: countStep(result.code), output }
  }
  return { count: countStep(0), output }
}

async function runBuild(): Promise<StepResult> {
  try {
    await buildShop()
    return { count: countStep(0), output: '' }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    return { count: countStep(1), output: error.message }
  }
}

async function runVitest(): Promise<StepResult> {
  const file = join(cache, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = [programs.vitest, 'run', ...reporters]
  // A page that waits for a core goes on animating, and costs more: the tests with a browser go first.
  return runTests(file, { count: countVitest, list: listVitestFailures }, args, { yields: true })
}

/** Until the check has taken so long, further test files are started; the last then get some seconds. */
const CHECK_MS = 48_000
/** So much time for tests even if the steps before them were slow. */
const MIN_TESTS_MS = 10_000

async function runRelatedTests(): Promise<StepResult> {
  const file = join(cache, 'vitest.json')
  const seconds = Math.max(CHECK_MS - performance.now(), MIN_TESTS_MS) / 1000
  const args = ['tools/run-related-tests.ts', `--seconds=${seconds}`, `--report=${file}`]
  return runTests(file, { count: countVitest, list: listVitestFailures }, args)
}

async function runPlaywright(): Promise<StepResult> {
  const file = join(cache, 'playwright.json')
  const config = '--config=test/e2e/playwright.config.ts'
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file
  // By default it is among the temporary files, which are deleted with the run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(cache, 'compiled-e2e')
  return runTests(file, { count: countPlaywright, list: listPlaywrightFailures }, [
    programs.playwright,
    'test',
    config,
    '--reporter=list,json',
  ])
}

async function runTests(
  report: string,
  read: {
    readonly count: (report: string | null, exitCode: number) => Count
    readonly list: (report: string | null) => string[]
  },
  args: readonly string[],
  options: Pick<ProgramOptions, 'yields'> = {},
): Promise<StepResult> {
  rmSync(report, { force: true })
  const { code } = await runProgram(process.execPath, args, {
    cwd: root,
    live: true,
    silence: MAX_SILENCE_MS,
    ...options,
  })
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null
  return { count: read.count(text, code), output: '', failures: read.list(text) }
}

async function runChromiumInstall(): Promise<StepResult> {
  const problem = await installChromium()
  return { count: countStep(problem ? 1 : 0), output: problem ?? '' }
}

/** Skipped when the registry does not respond: that is no fault of the change that is checked. */
async function runAudit(): Promise<StepResult> {
  const audit = await auditDependencies()
  if (audit.type === 'unknown')
    return { count: { passed: 0, failed: 0 }, output: '', skipped: audit.reason }
  const output = audit.type === 'found' ? audit.holes.join('\n') : ''
  return { count: countStep(audit.type === 'found' ? 1 : 0), output }
}

const audit: Step = {
  name: 'audit',
  title: 'Known holes in dependencies (npm audit)',
  run: runAudit,
}
const lint: Step = {
  name: 'lint',
  title: 'Lint and format (Biome)',
  run: () => runNode([programs.biome, 'check']),
}
const types: Step = {
  name: 'types',
  title: 'Types (TypeScript)',
  run: () => runNode([programs.reactRouter, 'typegen'], [programs.tsc, '--noEmit']),
}
const codegen: Step = {
  name: 'codegen',
  title: 'Generated files are current',
  run: () => runNode(['tools/codegen.ts', '--check']),
}
const unused: Step = {
  name: 'unused',
  title: 'Nothing unused, and nothing that only tests or the showcase use (knip)',
  run: () => runNode([programs.knip], [programs.knip, '--production']),
}
const build: Step = { name: 'build', title: 'Build', run: runBuild }
const sizes: Step = {
  name: 'sizes',
  title: 'Script budgets (size-limit)',
  async run() {
    // From the current sources, not from an earlier build.
    const built = await runBuild()
    return built.count.failed > 0 ? built : runNode([programs.sizeLimit, '--hide-passed'])
  },
}
const weight: Step = {
  name: 'weight',
  title: 'Cost of beauty: faces, pictures, clips, styles',
  run: () => runNode(['tools/weigh.ts']),
}
const browser: Step = { name: 'browser', title: 'Chromium', run: runChromiumInstall }
const tests: Step = {
  name: 'tests',
  title: 'Unit, request, contract and repository tests (Vitest)',
  run: runVitest,
}
const related: Step = {
  name: 'related',
  title: 'Repository tests, and tests related to what changed (Vitest)',
  run: runRelatedTests,
}
const endToEnd: Step = {
  name: 'e2e',
  title: 'End-to-end tests (Playwright)',
  run: runPlaywright,
}

/**
 * Everything, in stages: the steps of a stage run in parallel, two at a time. The tests with a browser often wait, for
 * responses and animations; the others compute meanwhile.
 */
export const fullStages: readonly (readonly Step[])[] = [
  [build, browser, types, codegen, unused, lint],
  [endToEnd, tests, sizes, weight],
]

/**
 * Before each commit, in less than a minute. Pictures are weighed only if there is a browser: mostly it waits, so it is
 * beside steps that compute. The tests come last, and fill what is left of the minute.
 */
export function quickStages(): readonly (readonly Step[])[] {
  const weights = findChromium() ? [weight] : []
  return [
    [build, types, codegen],
    [...weights, unused, lint, sizes, audit, related],
  ]
}

/** Every step, for `--only=NAME`. */
export const allSteps: readonly Step[] = [...fullStages.flat(), related, audit]
