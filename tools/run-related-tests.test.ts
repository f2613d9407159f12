import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.ts'
import { getRelatedTests } from './related-tests.ts'
import { runProgram } from './run-program.ts'

const starts = [
  "import { appendFileSync, readFileSync } from 'node:fs'",
  "import { expect, it, vi } from 'vitest'",
  '',
].join('\n')
const notes = (name: string) =>
  `it('notes', () => { appendFileSync('order.txt', '${name} '); expect('${name}').not.toBe('faulty') })\n`
/** Its second test ends when the time does. */
const lasting = `${notes('lasting')}it('lasts', ({ signal }) => new Promise((resolve) => {
  signal.addEventListener('abort', resolve)
}))\nit('is left out', () => { throw new Error('It ran.') })\n`
/** The time is over from the start, but this test is required: the run ends when it does, so while `lasting` runs. */
const required = `it('waits', () => vi.waitFor(() => {
  expect(readFileSync('order.txt', 'utf8')).toContain('lasting')
}, { timeout: 60_000 }))\n${notes('rules')}`

/** A repository where `app/price.ts` has changed since `main`. */
function createRepository(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'related-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder })
  write('vitest.config.ts', 'export default { test: { maxWorkers: 2, testTimeout: 60_000 } }')
  write('.gitignore', 'node_modules\n*.txt\n')
  write('app/price.ts', '')
  write('test/architecture.test.ts', `${starts}${required}`)
  for (const [path, text] of Object.entries(texts)) write(path, `${starts}${text}`)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  git('init', '-b', 'main')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@party.example', 'commit', '-m', 'Start')
  write('app/price.ts', 'export const price = 1')
  return folder
}

async function runRelated(folder: string) {
  const report = join(folder, 'report.txt')
  const script = join(root, 'tools/run-related-tests.ts')
  const args = [script, `--root=${folder}`, '--seconds=0', `--report=${report}`]
  const { code, output } = await runProgram(process.execPath, args, { cwd: folder })
  if (!existsSync(report)) throw new Error(output)
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const order = readFileSync(join(folder, 'order.txt'), 'utf8').trim().split(' ')
  return { code, output, order, numFailedTests, files: testResults.length }
}

it('after the time runs only the repository’s tests; a file that was running is left, not failed', async () => {
  const folder = createRepository({
    'app/price.test.ts': `import './price.ts'\n${lasting}`,
    'app/z.test.ts': `import './price.ts'\n${notes('last')}`,
  })
  const { code, output, order, numFailedTests, files } = await runRelated(folder)
  expect({ code, order, numFailedTests, files }).toEqual({
    code: 0,
    order: ['lasting', 'rules'],
    numFailedTests: 0,
    files: 2,
  })
  expect(output).toContain('2 of 2 related test files were left to `npm test`')
})

it('runs the nearest tests first, and fails for a failure before the time was over', async () => {
  const folder = createRepository({
    'app/a.test.ts': `import './b.ts'\n${lasting}`,
    'app/b.ts': "import './price.ts'",
    'app/c.test.ts': `import './price.ts'\n${notes('faulty')}`,
    'app/price.test.ts': `import './price.ts'\n${notes('own')}`,
  })
  const { code, output, order, numFailedTests } = await runRelated(folder)
  expect({ code, order, numFailedTests }).toEqual({
    code: 1,
    order: ['own', 'faulty', 'lasting', 'rules'],
    numFailedTests: 1,
  })
  expect(output).toContain('1 of 3 related test files were left to `npm test`')
})

it('selects every test when a setting has changed, the nearest first', () => {
  const folder = createRepository({
    'app/a.test.ts': notes('a'),
    'app/price.test.ts': `import './price.ts'\n${notes('own')}`,
    'test/contract/kill.test.ts': notes('long'),
  })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  expect(getRelatedTests(folder)).toEqual({
    required: ['test/architecture.test.ts'],
    related: ['app/price.test.ts', 'app/a.test.ts'],
    long: 1,
    explanation: 'package-lock.json has changed: every test is related.',
  })
})

it('knows long tests that exist', () => {
  const text = readFileSync(join(root, 'tools/related-tests.ts'), 'utf8')
  const named = [...text.matchAll(/'((?:server|test)\/\S+\.test\.ts)'/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
