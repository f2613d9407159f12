import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'test/e2e/**'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 20_000,
  },
})
