import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { test } from './test.ts'

async function expectTheme(page: Page): Promise<void> {
  const worn = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await expect(worn).toHaveAttribute('data-theme', 'light')
  // The page follows the system only after hydration.
  await expect(async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(worn).toHaveAttribute('data-theme', 'dark', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.reload()
  await expect(worn).toHaveAttribute('data-theme', 'light')
}

async function expectWideBar(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await expect(bar.getByRole('searchbox')).toBeVisible()
  await expect(bar.getByRole('button', { name: /theme/ })).toBeVisible()
  await expect(bar.getByRole('link', { name: /wishlist/i })).toHaveAttribute('href', '/wishlist')
  await expect(bar.getByRole('button', { name: /^cart/i })).toBeVisible()
}

async function expectCartWidths(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  for (const [wide, width] of [
    [400, 600],
    [540, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
    await expect(sheet.getByText(specified('Your cart is empty'))).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBeCloseTo(width - wide, 0)
    expect.soft((await sheet.boundingBox())?.width, `${width} px`).toBeCloseTo(wide, 2)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
}

async function expectFooterPages(page: Page): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200)
}

/** The number of cards in the first row. */
async function columnsOf(page: Page): Promise<number> {
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  return tops.filter((top) => top === tops[0]).length
}

/** Beside a game with a choice and longer titles too. The list may still be coming in. */
async function expectLevelStamps(page: Page): Promise<void> {
  await expect(() => lookAtStamps(page)).toPass()
}

async function lookAtStamps(page: Page): Promise<void> {
  const row = page.getByRole('article').filter({ has: page.locator('.ink-stamps') })
  const choice = row.filter({ hasText: 'Choose' }).first()
  const top = (await choice.boundingBox())?.y ?? 0
  const ends = await row.evaluateAll(
    (cards, rowTop) =>
      cards
        .filter((card) => Math.abs(card.getBoundingClientRect().top - rowTop) < 1)
        .map((card) => card.querySelector('.ink-stamps')?.getBoundingClientRect().bottom),
    top,
  )
  expect(ends.length).toBeGreaterThan(1)
  expect(new Set(ends).size).toBe(1)
}

/** Cards are level in a row and in 1 to 4 columns, another category starts at the top, FAQs opens home's. */
async function expectLists(page: Page): Promise<void> {
  await expectLevelStamps(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Party Games' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Party Games')
  // A card under the pointer is higher.
  await page.mouse.move(0, 0)
  for (const [width, columns] of [
    [600, 1],
    [800, 2],
    [1100, 3],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columnsOf(page), `${width} px`).toBe(columns)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 900))
  await footer.getByRole('link', { name: 'Drinking Games' }).click()
  await expect(title).toHaveText('Drinking Games')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await footer.getByRole('link', { name: 'FAQs' }).click()
  await page.locator('#newsletter-title').waitFor()
  await expect.poll(async () => (await page.locator('#faq').boundingBox())?.y).toBeLessThan(200)

  const box = page.getByRole('banner').getByLabel('Search all games')
  await box.fill('taboo')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=taboo$/)
}

// spec 1.018, 2.019, 2.023, 2.025, 2.030, 2.032, 2.070, 2.074, 2.081, 9.035
test('on a wide screen, the theme follows the system until one is chosen and stored; the bar has the Shop menu and the search box; the cart sheet is 400 px wide, or 540 px; every footer link opens a page; on lists, cards are level in a row and in 1 to 4 columns, and another category starts at the top; FAQs opens home’s, and the search box the search', {
  tag: '@desktop',
}, async ({ page }) => {
  await expectTheme(page)
  await expectWideBar(page)
  await expectCartWidths(page)
  await expectFooterPages(page)
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Shop' }).click()
  await bar.getByRole('link', { name: 'Best Sellers' }).click()
  await expect(page).toHaveURL(/\/category\/best-sellers$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Games' }).click()
  await expect(page).toHaveURL('/all-products')
  await test.step('lists', () => expectLists(page))
})
