import { expect, type Page } from '@playwright/test'
import { brand } from '#merchant/brand.ts'
import { specified } from '../specification.ts'
import { waitForListeners } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

/** The number of cards in the first row. */
async function columnsOf(page: Page): Promise<number> {
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  return tops.filter((top) => top === tops[0]).length
}

// spec 2.081, 9.035
test('products are in 1, 2, 3 or 4 columns, depending on the screen width', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/category/party-games')
  for (const [width, columns] of [
    [600, 1],
    [800, 2],
    [1100, 3],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columnsOf(page), `${width} px`).toBe(columns)
  }
})

test('the stamps of a row of cards are level, beside a game with a choice and longer titles too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/all-products')
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
})

// spec 2.074
test('another category starts at the top of the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/category/party-games')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Drinking Games' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinking Games')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

// spec 2.021
test('the bar stays at the top while the page is scrolled, on phones while it is scrolled up', async ({
  page,
}, { project }) => {
  await page.goto('/all-products')
  await waitForListeners(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  if (project.name === 'phone') {
    await expect(page.locator('html')).toHaveAttribute('data-bar-hidden')
    await page.evaluate(() => window.scrollTo(0, 1480))
  }
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

// At the page's end one may be behind the other.
test('the awnings of bar and footer have the same stripes', async ({ page }) => {
  await page.goto('/faq')
  const stripes = (['banner', 'contentinfo'] as const).map((role) =>
    page
      .getByRole(role)
      .locator('.awning')
      .evaluate((awning) => getComputedStyle(awning).backgroundImage),
  )
  const [bar, footer] = await Promise.all(stripes)
  expect(bar).toContain('repeating-linear-gradient')
  expect(footer).toBe(bar)
})

// spec 2.027, 2.028
test('a phone has the menu and the search on the left and the logo in the middle', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/about')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Shop' })).toBeHidden()
  await expect(bar.getByRole('searchbox')).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Search' })).toBeVisible()
  const logo = await bar.getByRole('link', { name: `${brand.name}, home` }).boundingBox()
  if (!logo) throw new Error('no logo')
  expect(Math.abs(logo.x + logo.width / 2 - 195)).toBeLessThan(24)
})

// spec 2.023, 2.025
test('a wide screen has the Shop menu and the search box instead', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await expect(bar.getByRole('searchbox')).toBeVisible()
  await expect(bar.getByRole('button', { name: /theme/ })).toBeVisible()
  await expect(bar.getByRole('link', { name: /wishlist/i })).toHaveAttribute('href', '/wishlist')
  await expect(bar.getByRole('button', { name: /^cart/i })).toBeVisible()
  await bar.getByRole('button', { name: 'Shop' }).click()
  await bar.getByRole('link', { name: 'Best Sellers' }).click()
  await expect(page).toHaveURL(/\/category\/best-sellers$/)
})

// spec 2.042
test('the connectivity banner is fixed at the top right', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const isChecked = page.waitForResponse(/graphql/)
  await page.goto('/all-products')
  await isChecked
  await context.setOffline(true)
  const banner = page.getByRole('region', { name: 'Store connection' })
  await expect(banner).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1500))
  const box = await banner.boundingBox()
  if (!box) throw new Error('no banner')
  expect(box.x + box.width).toBeGreaterThan(1280 - 40)
  expect(box.y).toBeLessThan(160)
})

test('the texts of the connectivity banner keep clear of its edges on the smallest phone', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const isChecked = page.waitForResponse(/graphql/)
  await page.goto('/all-products')
  await isChecked
  await context.setOffline(true)
  const banner = page.getByRole('region', { name: 'Store connection' })
  const [title, checked] = await Promise.all(
    [specified('Store Connection Issue:'), specified('Last checked')].map((text) =>
      banner.getByText(text).evaluate(readRows),
    ),
  )
  const edge = await banner.boundingBox()
  if (!edge || !title || !checked) throw new Error('no banner')
  expect(title.top - edge.y).toBeGreaterThanOrEqual(9)
  expect(edge.y + edge.height - checked.bottom).toBeGreaterThanOrEqual(9)
})

test('the total is set alike in the cart and on the checkout page', {
  tag: '@phone',
}, async ({ page }) => {
  await startWithCart(page, 'jugaad')
  await page.goto('/checkout')
  const onPage = await page.getByRole('main').locator('.pay-total').evaluate(readStyles)
  await page.getByRole('button', { name: /^Cart, / }).click()
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  const inCart = await sheet.getByText('Total', { exact: true }).locator('..').evaluate(readStyles)
  expect(inCart).toEqual(onPage)
})

// spec 1.018
test('the theme follows the system until one is chosen and stored', { tag: '@desktop' }, async ({
  page,
}) => {
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
})

// spec 2.020
test('an anchor of the page is scrolled to smoothly, another page is shown from its top', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const root = page.locator('html')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'FAQs' }).click()
  await expect(root).toHaveCSS('scroll-behavior', 'smooth')
  await expect(page.locator('#faq')).toBeInViewport()
  await footer.getByRole('link', { name: 'All Games' }).click()
  await expect(page).toHaveURL(/\/all-products$/)
  await expect(root).toHaveCSS('scroll-behavior', 'auto')
})

/** Where the rows of an element's text begin and end, without its padding. */
function readRows(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { top, bottom } = range.getBoundingClientRect()
  return { top, bottom }
}

/** Face, size, weight and colour of a label and the amount below it. */
function readStyles(total: Element) {
  return [...total.children].map((part) => {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(part)
    return { fontFamily, fontSize, fontWeight, color }
  })
}
