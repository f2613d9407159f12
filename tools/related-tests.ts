import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildSource } from './build-stamp.ts'
import { isTestFile, measureTestDistances } from './test-distances.ts'

export type RelatedTests = {
  /** Paths of the repository's own tests, which always run. */
  readonly required: readonly string[]
  /** Paths of the others, the nearest to the change first. */
  readonly related: readonly string[]
  /** How many related files are too long for a check. */
  readonly long: number
  /** One sentence on which tests were selected, and why. */
  readonly explanation: string
}

/** A change in one of these can affect every test. */
const concernsAll = ['package-lock.json', 'test/setup.ts', 'tsconfig.json', 'vitest.config.ts']
/** Imported by all request tests. They load the shop's build, which no import shows. */
const openBuild = 'test/open-shop.ts'
const isRepositoryTest = (path: string) => /^test\/architecture[./].*test\.ts$/.test(path)
/** Each has a test that takes more than eight seconds, and a test that has begun is not interrupted. */
const longTests = [
  'server/memory.route.test.ts',
  'server/purge/behind-cdn.route.test.ts',
  'server/telemetry/personal-data.test.ts',
  'test/another-brand.test.ts',
  'test/contract/desk-kill.test.ts',
  'test/contract/kill.test.ts',
  'test/contract/order-totals.contract.test.ts',
  'test/contract/rolling-restart.test.ts',
  'test/contract/two-processes.test.ts',
  'test/faults/fuzz/fuzz.test.ts',
]

type Changes = {
  /** Abbreviated commit. */
  readonly base: string
  readonly changed: readonly string[]
  /** Every file that is not ignored. */
  readonly paths: readonly string[]
}

/**
 * Which tests a commit needs: the repository's, and those that reach a file changed since this branch left `main` (on
 * `main` itself: since the last commit). Long ones only if they are at most one import away.
 */
export function getRelatedTests(root: string): RelatedTests {
  const changes = readChanges(root)
  if (!changes) {
    const tests = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules', 'build'] })
    return select(tests, new Map(), 'There is no git history here: every test is related.', true)
  }
  const { base, changed, paths } = changes
  const files = paths.map((path) => ({ path, text: readText(root, path) }))
  const distances = measureTestDistances(files, changed, { openBuild, isBuilt: isBuildSource })
  const wide = changed.find((file) => concernsAll.includes(file))
  const explanation = wide
    ? `${wide} has changed: every test is related.`
    : `${changed.length} changed files since ${base}.`
  return select(paths.filter(isTestFile), distances, explanation, wide !== undefined)
}

function select(
  tests: readonly string[],
  distances: ReadonlyMap<string, number>,
  explanation: string,
  all: boolean,
): RelatedTests {
  const distanceOf = (path: string) => distances.get(path) ?? Number.MAX_SAFE_INTEGER
  const selected = tests
    .filter((path) => !isRepositoryTest(path) && (all || distances.has(path)))
    .sort((one, other) => distanceOf(one) - distanceOf(other))
  const related = selected.filter((path) => distanceOf(path) <= 1 || !longTests.includes(path))
  const long = selected.length - related.length
  return { required: tests.filter(isRepositoryTest), related, long, explanation }
}

/** @returns null without git's history */
function readChanges(root: string): Changes | null {
  const git = (...args: string[]) => runGit(root, args)
  const base = git('merge-base', 'HEAD', 'main')?.[0] ?? git('rev-parse', 'HEAD')?.[0]
  const differing = base && git('diff', '--name-only', '--no-renames', '--relative', base)
  const added = git('ls-files', '--others', '--exclude-standard')
  const tracked = git('ls-files')
  if (!base || !differing || !added || !tracked) return null
  return {
    base: base.slice(0, 7),
    changed: [...new Set([...differing, ...added])],
    paths: [...tracked, ...added].filter((path) => existsSync(join(root, path))),
  }
}

function readText(root: string, path: string): string {
  return /\.(?:tsx?|mjs|mts|css)$/.test(path) ? readFileSync(join(root, path), 'utf8') : ''
}

/** @returns the lines of git's output; null when git fails */
function runGit(root: string, args: readonly string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}
