import { defineConfig } from 'vitest/config'

// The tests that a mutant of `tools/mutate.ts` has to survive: MUTATION_TESTS names them. Route tests ask the built
// shop, which holds no mutant.
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    exclude: ['**/*.route.test.ts', 'node_modules/**', 'build/**', 'data/**'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 20_000,
  },
})
