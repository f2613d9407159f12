import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '#merchant/brand.ts'
import { specified } from '../specification.ts'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** The picture in view; the others in the row are inert. */
const inReach = ':not([inert] *)'
const picture = (page: Page) =>
  page.getByRole('button', { name: /^Zoom in: / }).and(page.locator(inReach))

/** Waits for the parts that load late: countdown and tabs. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForPart(page.getByRole('tab').first())
  await expect(page.getByRole('timer')).not.toHaveText(specified('23:45:30').replaceAll(':', ' : '))
  await expect(page.getByRole('timer')).not.toHaveText(specified('23:45:30'))
}

async function expectFigures(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /out of 5 \(\d{3} reviews\)$/ })).toBeVisible()
  await page.clock.fastForward('25:00:00')
  await expect(page.getByRole('timer')).toHaveText(/^22:4\d:\d\d$/)
  await page.getByRole('button', { name: 'Pause live updates' }).click()
  const panel = page.getByRole('region', { name: 'Live right now' })
  const words = await panel.textContent()
  await page.clock.runFor(20_000)
  await expect(panel).toHaveText(words ?? '')
  await page.getByRole('button', { name: 'Resume live updates' }).click()
  await page.clock.runFor(8_000)
  await expect(panel).not.toHaveText(words ?? '')
}

async function expectGallery(page: Page): Promise<void> {
  await picture(page).focus()
  await page.keyboard.press('ArrowRight')
  const thumbnails = page.getByRole('button', { name: /^Show picture/ })
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await thumbnails.nth(2).click()
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(picture(page)).toBeInViewport({ ratio: 0.5 })
  await expect(picture(page)).toHaveAccessibleName(
    'Zoom in: What is in the box of Shot Roulette, laid out on a table: sample cards with a line of play text on each, and the rest',
  )
}

async function expectTabs(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: specified('How To Play') })).toBeVisible()
  await main.getByRole('link', { name: /reviews\)$/ }).click()
  const reviews = main.getByRole('tab', { name: /^Reviews \(\d{3}\)$/ })
  await expect(reviews).toHaveAttribute('aria-selected', 'true')
  await reviews.press('ArrowRight')
  await expect(main.getByText('Free return pickup')).toBeVisible()
  await expect(main.getByRole('heading', { name: specified('How To Play') })).toBeHidden()
  await main.getByRole('tab', { name: specified('Shipping'), exact: true }).press('Home')
  await expect(main.getByRole('heading', { name: specified('How To Play') })).toBeVisible()
}

test('on a wide screen, figures update every second and every eight seconds, thumbnails and keys change pictures, and tabs open by click, key and the rating link', {
  tag: '@desktop',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await page.clock.install()
  await open(page, '/product/shot-roulette')
  await expectFigures(page)
  expect(await watch.listShifts()).toEqual([])
  await expectGallery(page)
  await expectTabs(page)
  expect(watch.problems).toEqual([])
})

test('a variant is chosen by pointer and by key, and is then in the URL and the cart', {
  tag: '@desktop',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await open(page, '/product/couple-quest-52-date-nights')
  const city = page.getByRole('group', { name: 'City' })
  const format = page.getByRole('group', { name: 'Format' })
  await city.getByText('Mumbai').click()
  await expect(city.getByRole('radio', { name: 'Mumbai' })).toBeChecked()
  await expect(page).toHaveURL(/\?variant=\d+$/)

  await city.getByRole('radio', { name: 'Mumbai' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(city.getByRole('radio', { name: 'Bengaluru' })).toBeChecked()
  await expect(city.getByRole('radio', { name: 'Bengaluru' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(city.getByRole('radio', { name: 'Mumbai' })).toBeChecked()

  expect(await watch.listShifts()).toEqual([])
  await format.getByText('Cards + Scrapbook').click()
  await expect(format.getByRole('radio', { name: 'Cards + Scrapbook Sold out' })).toBeChecked()
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(page.getByRole('button', { name: specified('Out of Stock') }).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save to wishlist' })).toBeVisible()

  await city.getByText('Bengaluru').scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => window.scrollY)
  await city.getByText('Bengaluru').click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(height)
  await page.reload()
  await expect(city.getByRole('radio', { name: 'Bengaluru' })).toBeChecked()
  await page.getByRole('button', { name: 'Add 1 to Cart - ₹1,199' }).click()
  await expect(
    page.getByText('1x Couple Quest: 52 Date Nights (Bengaluru / Cards + Scrapbook)'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(
    page.getByRole('dialog').getByText('Bengaluru / Cards + Scrapbook', { exact: true }),
  ).toBeVisible()
  expect(watch.problems).toEqual([])
})

async function expectSwipes(page: Page): Promise<void> {
  const row = page.getByRole('list').filter({ has: picture(page) })
  const second = page.getByRole('button', { name: 'Show picture 2 of 3' })
  // A part that loads during the swipe makes the browser snap back to the first picture: then swipe again.
  await expect(async () => {
    await row.evaluate((list) => list.scrollTo({ left: list.clientWidth * 0.8 }))
    await expect(second).toHaveAttribute('aria-pressed', 'true', { timeout: 3_000 })
  }).toPass()
}

async function expectOwnQuantity(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Buy Shot Roulette' })
  await bar.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(bar.getByRole('button', { name: 'Add ₹1,598' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 1 to Cart - ₹799' })).toBeVisible()
  await bar.getByRole('button', { name: 'Add ₹1,598' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: specified('Added to cart!') })
  await expect(toast).toContainText('2x Shot Roulette added to your cart.')
  const barTop = (await bar.boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    })
    .toBeLessThanOrEqual(barTop)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('contentinfo').locator('p').last()
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    })
    .toBeLessThanOrEqual(barTop)
}

/** The bar stays while the details scroll, and is away while the page's own buttons are on the screen. */
async function expectBarWhereNeeded(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Buy Shot Roulette' })
  const add = page.getByRole('button', { name: 'Add 1 to Cart - ₹799' })
  const promise = page.getByRole('heading', { name: specified('Our Promise') })
  const show = (part: Locator) =>
    part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await show(promise)
    await expect(bar, `${width} px`).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Add ₹799' })).toBeInViewport({ ratio: 1 })
    await show(add)
    await expect(bar, `${width} px`).toBeHidden()
    await show(promise)
    // Buttons with the focus of the keyboard do not disappear.
    const increase = bar.getByRole('button', { name: 'Increase quantity' })
    await increase.focus()
    await show(add)
    await expect(bar, `${width} px`).toBeInViewport({ ratio: 1 })
    await increase.blur()
  }
}

async function expectAnotherGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Increase quantity' }).first().click()
  const related = page.getByRole('region', { name: specified('You Might Also Like') })
  const link = related.getByRole('heading', { level: 3 }).first().getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title} – .* \\| ${brand.name}$`))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('button', { name: /^Add 1 to Cart/ })).toBeVisible()
}

async function expectToFitLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  await page.getByRole('tab', { name: 'Shipping' }).click()
  for (const part of [page.locator('html'), page.getByRole('tabpanel', { name: 'Shipping' })])
    expect(await part.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
}

// spec 2.085, 2.124
test("on a phone, a swiped row shows the picture it stops at; the bar is shown while the page's buttons are not, has its own quantity and covers nothing; very large letters fit; another game starts at its top", {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/product/shot-roulette')
  await expectSwipes(page)
  await expectBarWhereNeeded(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectOwnQuantity(page)
  await expectToFitLargeLetters(page)
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await expectAnotherGame(page)
})

test('on a small phone, the form for a review opens above the bar and leaves its button in view', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The page scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/product/shot-roulette')
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Write a Review' }).click()
  const stars = main.getByRole('group', { name: 'Your rating' })
  const cancel = main.getByRole('button', { name: 'Cancel Review' })
  // Below the page's bar, and above the bar at the bottom.
  expect((await cancel.boundingBox())?.y).toBeGreaterThan(64)
  expect((await stars.boundingBox())?.y).toBeLessThan(500)
})
