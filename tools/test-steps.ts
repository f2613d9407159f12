import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError, buildShop } from './build-shop.ts'
import { isBuildCurrent } from './build-stamp.ts'
import { findChromium, installChromium } from './chromium.ts'
import { type Count, countPlaywright, countStep, countVitest } from './count-results.ts'
import { programs, root } from './project.ts'
import { runProgram } from './run-program.ts'

/** What a step says of itself when it has run. `output` is empty when it spoke to the terminal as it went. */
export type StepResult = { readonly count: Count; readonly output: string }

export type Step = {
  /** For `--only=NAME`. */
  readonly name: string
  readonly title: string
  readonly run: () => Promise<StepResult>
}

/** No step takes minutes unless it hangs. */
const PATIENCE = 8 * 60_000
const cache = join(root, '.cache')

async function runNode(...commands: readonly string[][]): Promise<StepResult> {
  let output = ''
  for (const args of commands) {
    const result = await runProgram(process.execPath, args, { cwd: root, timeout: PATIENCE })
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

async function runVitest(...filters: string[]): Promise<StepResult> {
  const file = join(cache, `vitest-${filters.length === 0 ? 'all' : 'some'}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runTests(file, countVitest, [programs.vitest, 'run', ...reporters, ...filters])
}

async function runPlaywright(): Promise<StepResult> {
  const file = join(cache, 'playwright.json')
  const config = '--config=test/e2e/playwright.config.ts'
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file
  return runTests(file, countPlaywright, [
    programs.playwright,
    'test',
    config,
    '--reporter=list,json',
  ])
}

async function runTests(
  report: string,
  count: (report: string | null, exitCode: number) => Count,
  args: readonly string[],
): Promise<StepResult> {
  rmSync(report, { force: true })
  const { code } = await runProgram(process.execPath, args, {
    cwd: root,
    live: true,
    timeout: PATIENCE,
  })
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null
  return { count: count(text, code), output: '' }
}

async function runChromiumInstall(): Promise<StepResult> {
  const problem = await installChromium()
  return { count: countStep(problem ? 1 : 0), output: problem ?? '' }
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
  title: 'Generated types are current',
  run: () => runNode(['tools/codegen.ts', '--check']),
}
const unused: Step = {
  name: 'unused',
  title: 'Nothing unused (knip)',
  run: () => runNode([programs.knip]),
}
const build: Step = { name: 'build', title: 'Build', run: runBuild }
const sizes: Step = {
  name: 'sizes',
  title: 'Script budgets (size-limit)',
  run: () => runNode([programs.sizeLimit]),
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
  run: () => runVitest(),
}
const repository: Step = {
  name: 'repository',
  title: 'Repository tests (Vitest)',
  run: () => runVitest('test/architecture'),
}
const endToEnd: Step = {
  name: 'e2e',
  title: 'End-to-end tests (Playwright)',
  run: runPlaywright,
}

/** Everything, in stages: the steps of a stage run beside each other, two at a time. */
export const fullStages: readonly (readonly Step[])[] = [
  [types],
  [build, browser, lint, codegen, unused],
  [sizes, weight],
  [tests],
  [endToEnd],
]

/**
 * What takes seconds: for each commit. Budgets are checked when there is a build of these sources to measure, those of
 * pictures when there is a browser too.
 */
export function quickStages(): readonly (readonly Step[])[] {
  const budgets = findChromium() ? [sizes, weight] : [sizes]
  return [[types], [lint, codegen, unused], isBuildCurrent(root) ? budgets : [], [repository]]
}
