import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { countCoveredRows } from './count-covered-rows.ts'
import { findBarriers } from './find-barriers.ts'
import { changeTheme } from './show-example.ts'
import { STORE_CALLS } from './store-api.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Store connection' })

/** Expects it at the top right of a wide screen, scrolled or not. */
async function expectBannerAtTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 1500))
  const box = await bannerOf(page).boundingBox()
  if (!box) throw new Error('no banner')
  expect(box.x + box.width).toBeGreaterThan(1280 - 40)
  expect(box.y).toBeLessThan(160)
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Expects its texts clear of its edges on the smallest phone. */
async function expectBannerInPlace(page: Page): Promise<void> {
  const banner = bannerOf(page)
  await page.setViewportSize({ width: 320, height: 568 })
  const [title, checked] = await Promise.all(
    [specified('Store Connection Issue:'), specified('Last checked')].map((text) =>
      banner.getByText(text).evaluate(readRows),
    ),
  )
  const edge = await banner.boundingBox()
  if (!edge || !title || !checked) throw new Error('no banner')
  expect(title.top - edge.y).toBeGreaterThanOrEqual(9)
  expect(edge.y + edge.height - checked.bottom).toBeGreaterThanOrEqual(9)
}

// At the page's end one may be behind the other.
async function expectSameStripes(page: Page): Promise<void> {
  const stripes = (['banner', 'contentinfo'] as const).map((role) =>
    page
      .getByRole(role)
      .locator('.awning')
      .evaluate((awning) => getComputedStyle(awning).backgroundImage),
  )
  const [bar, footer] = await Promise.all(stripes)
  expect(bar).toContain('repeating-linear-gradient')
  expect(footer).toBe(bar)
}

// spec 2.021, 2.042, 4.034, 8.006
test('bar and footer have the same awning; the connectivity banner appears when the network is lost, in its place, and disappears when it returns', {
  tag: '@phone',
}, async ({ page, context }) => {
  const watch = await watchPage(page, /ERR_INTERNET_DISCONNECTED/)
  const isChecked = page.waitForResponse(/graphql/)
  // The list's chips are sticky, and must not cover the banner.
  await page.goto('/all-products')
  await isChecked
  await expectSameStripes(page)
  await expect(bannerOf(page)).toBeHidden()
  await context.setOffline(true)
  await expect(bannerOf(page)).toContainText(specified('Network connection lost'))
  expect(await watch.listShifts()).toEqual([])
  expect(await bannerOf(page).evaluate(countCoveredRows)).toBe(0)
  await expectBannerInPlace(page)
  await bannerOf(page)
    .getByRole('button', { name: specified('Retry Connection') })
    .click()
  await expect(bannerOf(page)).toContainText(
    specified('You appear to be offline. Please check your internet connection.'),
  )
  await context.setOffline(false)
  await expect(bannerOf(page)).toBeHidden()
  expect(watch.problems).toEqual([])
})

test('the connectivity banner reports a blocked store without covering anything, in both themes', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route(STORE_CALLS, (route) => route.abort('blockedbyclient'))
  const watch = await watchPage(page)
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  expect(await watch.listShifts()).toEqual([])
  const headline = page.getByRole('heading', { level: 1 })
  expect(await headline.evaluate(countCoveredRows)).toBe(0)
  await expectBannerAtTop(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(bannerOf(page)).toBeVisible()
  expect(await headline.evaluate(countCoveredRows)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  // The address changes before the page does.
  await expect(page).toHaveTitle(/^About/)
  expect(await findBarriers(page)).toEqual([])
  await changeTheme(page, 'light')
  expect(await findBarriers(page, 'colours')).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
  // It opens a frame after the press (decision 104); a key before that closes nothing.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await bannerOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(bannerOf(page)).toBeHidden()
  // bar.phone.e2e.ts says when a phone's bar stays.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

/** Where the rows of an element's text begin and end, without its padding. */
function readRows(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { top, bottom } = range.getBoundingClientRect()
  return { top, bottom }
}
