import { rmSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { createDataDir, startShop } from '#test/e2e/shop-program.ts'
import { BuildError, buildShop } from './build-shop.ts'
import { findChromium, installChromium } from './chromium.ts'

/** Something a person has to fix before the shop can be opened; the message says what. */
export class BrowseError extends Error {}

/** Runs a command that browses the shop: a BrowseError becomes a sentence on standard error, and exit status 1. */
export async function runBrowsing(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof BrowseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Builds the shop if its sources changed, serves it on a free port with a temporary database, and opens Chromium on it.
 * Closes and deletes everything when `visit` has ended.
 * @throws BrowseError
 */
export async function browseShop<Result>(
  visit: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  await buildShop().catch((error: unknown) => {
    throw error instanceof BuildError ? new BrowseError(error.message) : error
  })
  const problem = await installChromium()
  if (problem) throw new BrowseError(problem)
  const dataDir = createDataDir()
  const shop = await startShop({ DATA_DIR: dataDir })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await visit(browser, shop.address)
  } finally {
    await browser.close()
    await shop.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
