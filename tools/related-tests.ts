import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { isBuildSource } from './build-stamp.ts'

export type RelatedTests = {
  /** Vitest's arguments that select the tests. */
  readonly command: readonly string[]
  /** One sentence on which tests were selected, and why. */
  readonly explanation: string
}

/** A change in one of these can affect every test. */
const concernsAll = ['package-lock.json', 'test/setup.ts', 'tsconfig.json', 'vitest.config.ts']
/** Imported by all request tests. They load the shop's build, which Vitest cannot trace. */
const opensBuild = 'test/open-shop.ts'
const repositoryTests = 'test/architecture'

/**
 * Which tests a commit needs: the repository's, and those that reach a file changed since this branch left `main` (on
 * `main` itself: since the last commit).
 */
export function getRelatedTests(root: string): RelatedTests {
  const git = (...args: string[]) => runGit(root, args)
  const base = git('merge-base', 'HEAD', 'main')?.[0] ?? git('rev-parse', 'HEAD')?.[0]
  const changed = base && git('diff', '--name-only', '--no-renames', '--relative', base)
  const added = git('ls-files', '--others', '--exclude-standard')
  if (!base || !changed || !added) {
    return { command: ['run'], explanation: 'There is no git history here: every test runs.' }
  }
  const files = [...new Set([...changed, ...added])]
  const wide = files.find((file) => concernsAll.includes(file))
  if (wide) return { command: ['run'], explanation: `${wide} has changed: every test runs.` }
  const data = files.filter((file) => !isScript(file)).map((file) => basename(file))
  const readers =
    data.length > 0 ? git('grep', '-lF', ...data.flatMap(toPattern), '--', ...scripts) : []
  const repository = git('ls-files', `${repositoryTests}*.test.ts`, `${repositoryTests}/*.test.ts`)
  return {
    command: [
      ...['related', '--run', ...files.filter(isScript), ...(readers ?? [])],
      ...(files.some(isBuildSource) ? [opensBuild] : []),
      ...(repository ?? []),
    ],
    explanation: `${files.length} changed files since ${base.slice(0, 7)}.`,
  }
}

const scripts = ['*.ts', '*.tsx', '*.mjs']
const isScript = (file: string) => /\.(?:tsx?|mjs)$/.test(file)
const toPattern = (name: string) => ['-e', name]

/** @returns the lines of git's output; null when git fails or prints nothing */
function runGit(root: string, args: readonly string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}
