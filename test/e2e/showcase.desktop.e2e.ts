import { expect } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { findFreePort, startProgram } from './running-program.ts'
import { createDataDir } from './shop-program.ts'
import { test } from './test.ts'

test('every primitive in every state is accessible in both themes', {
  tag: '@node',
}, async ({ page }) => {
  const port = await findFreePort()
  const settings = { PORT: String(port), DATA_DIR: createDataDir(), LOG_LEVEL: 'warn' }
  const shop = await startProgram('tools/dev.ts', [], settings)
  // The server renders the whole page; the development server's hundreds of scripts are not needed.
  await page.route(
    (url) => /\.(tsx?|mjs|js)$|^\/@/.test(url.pathname),
    (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()),
  )
  try {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(`http://127.0.0.1:${port}/_ui`, { waitUntil: 'load' })
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findBarriers(page)).toEqual([])
    // As the script does when the system's theme changes. Only colours differ.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await root.evaluate((element) => element.setAttribute('data-theme', 'light'))
    expect(await findBarriers(page, 'colours')).toEqual([])
  } finally {
    await shop.kill()
  }
})
