import { programs, root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'
import { none, type Row } from './row.ts'

const specification = 'offline.phone'
const SILENCE_MS = 5 * 60_000

/** The end-to-end tests of the shop offline: visited pages open, and a cart made offline is bought afterwards. */
export async function measureOffline(): Promise<readonly Row[]> {
  const { code, output } = await runProgram(
    process.execPath,
    [
      ...[programs.playwright, 'test', '--config=test/e2e/playwright.config.ts'],
      ...['--project=phone', specification],
    ],
    { cwd: root, silence: SILENCE_MS },
  )
  const countOf = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0)
  const passed = countOf('passed')
  const failed = code === 0 ? 0 : Math.max(1, countOf('failed'))
  const failures = output.split('\n').filter((line) => /^\s+(?:\d+\)|Error)/.test(line))
  const found = Array.from(
    { length: failed },
    (_, at) => failures[at]?.trim() ?? output.slice(-500),
  )
  return [none('visited pages open, carts are bought: failures', found, passed + failed)]
}
