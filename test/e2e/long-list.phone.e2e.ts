import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { generateCatalogue } from '../local-store/generate-catalogue.ts'
import { createDataDir, startShop, waitForPage } from './shop-program.ts'
import { test } from './test.ts'

test('a long list grows below the screen when only its end and the footer are in sight', {
  tag: '@node',
}, async ({ page }) => {
  const folder = createDataDir()
  const file = join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify(generateCatalogue({ products: 150, seed: 1 })))
  const shop = await startShop({ DATA_DIR: folder, CATALOGUE_FILE: file })
  try {
    const list = `${shop.address}/all-products`
    await waitForPage(list)
    await page.goto(list)
    const more = page.getByRole('button', { name: 'Show more games' })
    const top = () => more.evaluate((button) => button.getBoundingClientRect().top)
    await expect(more).toBeAttached()
    // From the footer up: no card is left that could hold the scroll position.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(async () => {
      await more.evaluate((button) => {
        scrollBy({ top: button.getBoundingClientRect().top + 10, behavior: 'instant' })
      })
      await expect.poll(top, { timeout: 1000 }).toBeGreaterThan(640)
    }).toPass({ timeout: 10_000 })
    expect(await page.getByRole('main').getByRole('article').count()).toBeLessThan(100)
  } finally {
    await shop.kill()
  }
})
