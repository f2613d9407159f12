import { defineConfig } from '@playwright/test'
import { root } from '#tools/project.ts'
import { servingEnvironment } from '#tools/serving.mjs'
import { dataDir } from './data-dir.ts'
import { deskPassword } from './desk-password.ts'
import { launchOptions } from './launch-options.ts'
import { findFreePort } from './running-program.ts'

// Workers read this file again and keep the first port.
process.env.E2E_PORT ??= String(await findFreePort())

export const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

/** How a shop is started for all tests. */
export const program = {
  cwd: root,
  url: `${origin}/readyz`,
  reuseExistingServer: false,
  timeout: 10 * 60_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const

export const settings = {
  ...servingEnvironment,
  PORT: process.env.E2E_PORT,
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: 'warn',
  // All tests come from one address, and many from one buyer.
  ADDRESS_LIMITS: '100',
}

/** The production build in real Chromium, on its own database. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Node removes the types itself, in a third of the time that Playwright's compiler takes for a new clone.
  build: { external: ['**/*.ts'] },
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Timeouts end tests that hang; on a busy machine everything takes ten times as long.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  // A broken shop ends the run early, not after every test has timed out.
  maxFailures: 10,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would respond in place of what tests block or change; its own tests allow it.
    serviceWorkers: 'block',
    // Snapshots of each step would add a tenth to the run, screenshots of each frame a twentieth. A failed test still
    // has its steps, its requests and the page's accessibility tree.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions,
  },
  // Where the width changes nothing, one project is enough: a file says so by its name, a test by its tag.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.e2e.ts',
      grepInvert: /@phone\b/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    ...program,
    command: `"${process.execPath}" tools/start.ts`,
    env: { ...settings, DATA_DIR: dataDir, CASH_OPEN_ORDERS: '1000', DESK_PASSWORD: deskPassword },
  },
})
