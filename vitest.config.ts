import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { keepTemporaryFiles } from './tools/temporary-files.ts'

keepTemporaryFiles()

// Compiles what processes load (jsdom above all) once, not once per process.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'compiled-tests')

/** Ends a test that hangs. The longest test takes a minute alone, and a busy machine takes ten times as long. */
const HANGING_MS = 20 * 60_000

const tests = globSync('**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['node_modules/**', 'build/**', 'data/**', '.cache/**', 'test/e2e/**'],
})
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const finds = (words: RegExp) => (file: string) => words.test(textOf(file))

/** With a page or a mocked module: each of these files needs new modules, the others share theirs. */
const alone = tests.filter(finds(/@vitest-environment|vi\.mock\(/))
const together = tests.filter((file) => !alone.includes(file))
/** The built shop needs React's production build, which a process with the development build cannot load. */
const requests = together.filter(finds(/open-shop\.ts/))

/** Tests that run whole programs take longest: started last, they would leave the other cores idle. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const runsPrograms = ({ moduleId }: TestSpecification) =>
      /\.route\.test\.ts$|\/(kill|two-processes|rolling-restart)\.test\.ts$/.test(moduleId)
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(runsPrograms(other)) - Number(runsPrograms(one)))
  }
}

export default defineConfig({
  test: {
    projects: [
      // Files share React and jsdom, which take longer to load than most of them to run; fresh-page.ts renews the rest.
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          isolate: false,
          setupFiles: ['./test/fresh-page.ts'],
        },
      },
      { extends: true, test: { name: 'requests', include: requests, isolate: false } },
      {
        extends: true,
        test: {
          name: 'together',
          include: together.filter((file) => !requests.includes(file)),
          isolate: false,
        },
      },
    ],
    setupFiles: ['./test/setup.ts'],
    // The URL of a style sheet, which is empty by default here.
    css: { include: [/\.css\?url$/] },
    // Vitest leaves one core free, which is half of a machine of two.
    maxWorkers: '100%',
    sequence: { sequencer: ProgramsFirst },
    testTimeout: HANGING_MS,
    // The first request test of a run builds the shop.
    hookTimeout: HANGING_MS,
    teardownTimeout: HANGING_MS,
    // A page that is late on a busy machine is tried again every few seconds.
    expect: { poll: { timeout: 5 * 60_000 } },
    // The summary of a run has messages without diffs: `expected [ 'app/large.ts' ] to be empty` says what is wrong.
    chaiConfig: { truncateThreshold: 400 },
  },
})
