import { expect, type Page } from '@playwright/test'
import { expectFieldsUncovered, waitForToasts } from './expect-fields-uncovered.ts'
import { expectUncovered, readBoxes } from './expect-uncovered.ts'
import { beginToUse, openCartSheet, waitForWhole } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

/** The smallest phone that the shop is made for. */
test.use({ viewport: { width: 360, height: 640 } })

/** From the toasts to the bottom of the screen, in pixels. */
const bottomGap = (page: Page) =>
  page
    .getByRole('region', { name: /^Messages/ })
    .evaluate((region) => innerHeight - region.getBoundingClientRect().bottom)

/** The boxes of the list's buttons that buy, of which each game has one. */
async function readBuying(page: Page) {
  const buttons = page.getByRole('main').getByRole('button', { name: /^(Add to Cart|Buy Now)/ })
  const boxes = await readBoxes(buttons)
  expect(boxes.length).toBeGreaterThan(10)
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThan(0)
  return boxes
}

test('a toast with a long title is not tall, and does not cover the buttons of an emptied cart', async ({
  page,
}) => {
  await startWithCart(page, 'rummy-night')
  await page.goto('/about')
  await openCartSheet(page)
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  await sheet.getByRole('button', { name: /^Remove/ }).click()
  await expectUncovered(
    page,
    sheet.getByRole('link', { name: 'Pick a game' }),
    sheet.getByRole('link', { name: 'See best sellers' }),
    sheet.getByRole('button', { name: 'Close' }).first(),
  )
  const toast = page.getByRole('listitem').filter({ hasText: 'Removed from cart' })
  // Only the eye loses the end.
  await expect(toast).toContainText('Who Claims They Never Cheat')
  expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(120)
  await expect.poll(() => bottomGap(page)).toBe(16)
})

test('a toast about the fields of the contact form covers neither its heading, nor the first, nor an error', async ({
  page,
}) => {
  await page.goto('/contact')
  await expectFieldsUncovered(page, 'Send query')
  await expectUncovered(page, page.getByRole('heading', { name: 'Send us a query' }))
})

test('the toast about a game added on its page is not cut, and covers neither its title nor what it costs', async ({
  page,
}) => {
  await page.goto('/product/cousins-kalesh')
  await page
    .getByRole('button', { name: /^Add 1 to Cart/ })
    .last()
    .click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Added to cart!' })
  await expect(toast.getByRole('button', { name: 'View cart' })).toBeInViewport({ ratio: 1 })
  const main = page.getByRole('main')
  await expectUncovered(
    page,
    main.getByRole('heading', { level: 1 }),
    main.getByText(/^\(\d+ reviews\)/).first(),
    main.getByText('₹799', { exact: true }).first(),
    main.getByRole('list', { name: 'Players, time and age' }).first(),
  )
  const sentence = toast.getByText('1x Cousins Kalesh added to your cart.')
  const cut = (text: Element) => text.scrollHeight - text.clientHeight
  expect(await sentence.evaluate(cut)).toBe(0)
  // On one line.
  expect((await sentence.boundingBox())?.height).toBeLessThanOrEqual(20)
  expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(72)
})

test('a toast stays in its place while the cart opens', async ({ page }) => {
  await page.goto('/product/cousins-kalesh')
  await page.getByRole('button', { name: /^Add ₹/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Added to cart!' })).toBeVisible()
  const region = page.getByRole('region', { name: /^Messages/ })
  await region.evaluate((element) => {
    const places = new Set([element.style.bottom])
    Object.assign(window, { places })
    new MutationObserver(() => places.add(element.style.bottom)).observe(element, {
      attributeFilter: ['style'],
    })
  })
  await openCartSheet(page)
  const places = await page.evaluate(() =>
    [...Reflect.get(window, 'places')].map(Number.parseFloat),
  )
  // A few steps of 4 px, if something has moved since it came; it fell by 364.
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(16)
})

/** The toast of a heart on a list is as low as the buttons that buy allow. */
async function pressHeart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click()
  const buying = await readBuying(page)
  // So low that the title and the heart of the card behind it are free.
  const card = page.getByRole('article').nth(1)
  await expectUncovered(
    page,
    ...buying,
    card.getByRole('heading'),
    card.getByRole('button', { name: /^Wishlist: / }),
  )
  const tops = buying.map(({ y }) => y)
  const lastRow = Math.max(...tops.filter((top) => top < 640))
  // Right above the last row, at the latest: 3 px free, in steps of 4.
  expect(await bottomGap(page)).toBeLessThanOrEqual(640 - lastRow + 3 + 4)
}

test('in a list, a toast covers no button that buys, is as far down as they allow, and has its picture at once', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/all-products')
  await beginToUse(page)
  await waitForWhole(page)
  await pressHeart(page)
  await waitForToasts(page)

  const isLoaded = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        new MutationObserver(() => {
          const picture = document.querySelector<HTMLImageElement>('.toast img')
          if (picture) done(picture.complete && picture.naturalWidth > 0)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .nth(2)
    .click()
  expect(await isLoaded).toBe(true)
  await expectUncovered(page, ...(await readBuying(page)))
  // Still near the thumb.
  expect(await bottomGap(page)).toBeLessThan(320)
})
