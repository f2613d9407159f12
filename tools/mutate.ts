import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renderScores, toScores } from './mutation-scores.ts'
import { listFiles, root } from './project.ts'

/*
 * `npm run mutate`: changes the code in small ways and expects a test to fail each time (StrykerJS). It takes files and
 * folders, `--changed` for what differs from main there, or nothing for everything in `areas`. Each area runs only its
 * folder's tests, because the tests beside a file should catch its mistakes. `--again` keeps the results of mutants
 * whose file and tests have not changed: quick, but blind to changes elsewhere. The reports go to data/mutation-report.
 */

/** Mutated by default; given paths may also lie in other folders of `app` and `commerce`. */
const areas = [
  'commerce/model',
  'commerce/operations',
  'app/cart',
  'app/checkout',
  'app/deck',
  'app/referral',
  'app/wishlist',
  'app/wishlist-page',
]

/** Stryker copies the project to this folder while it runs. */
const work = 'data/mutation'
const reports = join(root, 'data/mutation-report')

function listChanged(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const committed = git('diff', '--name-only', '--merge-base', 'main')
  return `${committed}${git('ls-files', '--others', '--exclude-standard')}`.split('\n')
}

/** Without route modules that are not pages: their tests request the built shop, which contains no mutants. */
function listMutated(area: string, asked: readonly string[] | null): string[] {
  return listFiles(join(root, area))
    .map((file) => `${area}/${file}`)
    .filter(
      (path) => /\.tsx?$/.test(path) && !/(\.test\.tsx?|\.route\.ts|\.generated\.ts)$/.test(path),
    )
    .filter((path) => asked?.some((part) => path === part || path.startsWith(`${part}/`)) ?? true)
}

function toOptions(files: readonly string[], report: string, again: boolean) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: true },
    mutate: files,
    // In components most strings are class names, which no test should repeat.
    mutator: { excludedMutations: files[0]?.startsWith('app/') ? ['StringLiteral'] : [] },
    concurrency: 2,
    // A mutant that hangs counts as noticed; one that is only slow on a busy machine must not.
    timeoutMS: 60_000,
    ignorePatterns: [
      'build',
      'data',
      'public',
      '.cache',
      'screens',
      'test-results',
      '**/*.{png,jpg,webp,avif,mp4}',
    ],
    // TypeScript 7 has no API with which Stryker could rewrite a tsconfig.json; Vitest needs none.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    tempDirName: work,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    incremental: true,
    incrementalFile: report.replace('.json', '-last.json'),
    force: !again,
  }
}

/** @returns whether Stryker finished */
function mutate(area: string, files: readonly string[], again: boolean) {
  const report = join(reports, `${area.replaceAll('/', '-')}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  const options = join(reports, 'options.json')
  writeFileSync(options, JSON.stringify(toOptions(files, report, again)))
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [stryker, 'run', options], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_TESTS: `${area}/**/*.test.ts,${area}/**/*.test.tsx`,
      // Each mutant gets fresh processes: this compiles what they load (jsdom above all) only once.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled-tests'),
    },
  })
  if (status !== 0 || !existsSync(report)) return false
  const equivalents = readFileSync(join(root, 'test/mutation/equivalent.json'), 'utf8')
  const scores = toScores(JSON.parse(readFileSync(report, 'utf8')), JSON.parse(equivalents))
  // With `--again` the report also has files of earlier runs.
  console.log(
    renderScores(
      area,
      scores.filter(({ file }) => files.includes(file)),
    ),
  )
  return true
}

const { values, positionals: paths } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const asked = values.changed ? listChanged() : paths.length > 0 ? paths : null
const named = paths.map((path) => path.split('/')).filter((parts) => parts.length > 1)
const folders = named.map((parts) => parts.slice(0, 2).join('/'))
for (const area of new Set([...areas, ...folders])) {
  const files = listMutated(area, asked)
  if (files.length > 0 && !mutate(area, files, values.again)) process.exitCode = 1
}
