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
    // Up to the end, as long as it is above the screen: once it is not, scrolling on would let the list grow again.
    const scrollToEnd = () =>
      more.evaluate((button) => {
        const { top } = button.getBoundingClientRect()
        if (top < 0) scrollBy({ top: top + 10, behavior: 'instant' })
        return top
      })
    await expect(more).toBeAttached()
    // From the footer up: no card is left that could hold the scroll position.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(scrollToEnd).toBeGreaterThan(640)
    expect(await page.getByRole('main').getByRole('article').count()).toBeLessThan(100)
  } finally {
    await shop.kill()
  }
})
