import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { CatalogueFileInput } from '../local-store/catalogue-input.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { test } from './test.ts'

const columns = Array.from({ length: 12 }, (_, at) => `Column ${at + 1}`)
const cells = (tag: 'td' | 'th') => columns.map((name) => `<${tag}>${name}</${tag}>`).join('')
const catalogue: CatalogueFileInput = {
  shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
  products: [
    {
      ...{ handle: 'long', title: 'Loooo'.repeat(40) },
      descriptionHtml: `<table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`,
      variants: [{ price: '299.00', stock: 40 }],
    },
  ],
}

test('a table of many columns scrolls in its place, and a title of one word breaks at the checkout', {
  tag: '@node',
}, async ({ page }) => {
  const folder = createDataDir()
  const file = join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify(catalogue))
  const shop = await startShop({ DATA_DIR: join(folder, 'data'), CATALOGUE_FILE: file })
  try {
    await page.goto(`${shop.address}/product/long`)
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
    await head('Column 1').scrollIntoViewIfNeeded()
    await expect(head('Column 12')).not.toBeInViewport()
    await head('Column 1').hover()
    await page.mouse.wheel(2000, 0)
    await expect(head('Column 12')).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'Buy Now' }).first().click()
    await expect(page).toHaveURL(/\/checkouts\//)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  } finally {
    await shop.kill()
  }
})
