import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Each test file gets a fresh process: what it loads (jsdom above all) is compiled once, not once a file.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'compiled-tests')

/** Ends a test that hangs. On a busy machine everything takes ten times as long, and the longest test a minute alone. */
const HANGING_MS = 20 * 60_000

const tests = '**/*.test.{ts,tsx}'
const notTests = ['node_modules/**', 'build/**', 'data/**', 'test/e2e/**']
/** Folders without a page or a mocked module: their test files share a process, three times as fast. */
const pure = [
  ...['commerce', 'content', 'demo', 'local-store', 'merchant', 'tools'],
  ...['test/architecture', 'test/contract', 'test/local-store', 'test/search'],
].map((folder) => `${folder}/${tests}`)

/** Tests that run whole programs take longest: last, they would leave the other cores idle. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const runsPrograms = ({ moduleId }: TestSpecification) =>
      /\.route\.test\.ts$|\/kill\.test\.ts$/.test(moduleId)
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(runsPrograms(other)) - Number(runsPrograms(one)))
  }
}

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'shop', include: [tests], exclude: [...notTests, ...pure] } },
    ],
    setupFiles: ['./test/setup.ts'],
    // Vitest leaves one core free, which is half of a machine of two.
    maxWorkers: '100%',
    sequence: { sequencer: ProgramsFirst },
    testTimeout: HANGING_MS,
    // The first request test of a run builds the shop.
    hookTimeout: HANGING_MS,
    teardownTimeout: HANGING_MS,
    expect: { poll: { timeout: 30_000 } },
  },
})
