import { rmSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { OperatorError } from '#platform/operator-error.ts'
import { createDataDir, startShop } from '#test/e2e/shop-program.ts'
import { buildShop } from './build-shop.ts'
import { findChromium, installChromium } from './chromium.ts'

/**
 * Builds the shop if its sources changed, serves it on a free port with a temporary database, and opens Chromium on it.
 * Closes and deletes everything when `visit` has ended.
 * @throws OperatorError
 */
export async function browseShop<Result>(
  visit: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  await buildShop()
  const problem = await installChromium()
  if (problem) throw new OperatorError(problem)
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
