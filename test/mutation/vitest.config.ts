import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { createLastingWorker } from './lasting-worker.ts'

/** The first failure ends a run, so short files run first: tests of one file are quick, those of whole pages slow. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return files.toSorted((one, other) => size(one) - size(other))
  }
}

// The tests that are run against a mutant of `tools/mutate.ts`: MUTATION_TESTS names them. Route tests are left out,
// because they request the built shop, which has no mutant.
export default defineConfig({
  plugins: [
    {
      name: 'lasting-worker',
      // Stryker sets a pool, which would replace one in `test`.
      configureVitest({ project }) {
        Object.assign(project.config, {
          pool: 'lasting',
          poolRunner: { name: 'lasting', createPoolWorker: createLastingWorker },
        })
      },
    },
  ],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    exclude: [
      '**/*.route.test.ts',
      // These read pictures, which Stryker's copy of the project leaves out.
      'app/home/hero.test.tsx',
      'app/home/hero-shape.test.ts',
      'node_modules/**',
      'build/**',
      'data/**',
    ],
    setupFiles: ['./test/setup.ts', './test/mutation/fresh-page.ts'],
    testTimeout: 20_000,
    sequence: { sequencer: ShortestFirst },
  },
})
