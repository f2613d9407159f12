import { expect, type Page } from '@playwright/test'
import { countCoveredRows } from './count-covered-rows.ts'
import { expectUncovered } from './expect-uncovered.ts'
import { beginToUse, openCartSheet, openCodes, waitForWhole } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

/** The smallest phone that the shop is made for. */
test.use({ viewport: { width: 360, height: 640 } })

const fiveGames = ['drunk-ludo', 'rummy-night', 'cousins-kalesh', 'shot-roulette', 'jugaad']

/** From the toasts to the bottom of the screen, in pixels. */
const bottomGap = (page: Page) =>
  page
    .getByRole('region', { name: /^Messages/ })
    .evaluate((region) => innerHeight - region.getBoundingClientRect().bottom)

const buttonsThatBuy = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Add to Cart|Buy Now)/ })

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

/** Sends a form without what it requires: the toast covers neither the first field nor an error. */
async function expectFieldsUncovered(page: Page, button: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: button }).click()
  await expect(main.locator(':focus')).toBeInViewport()
  const shown = await main.getByText(/^Please enter your/).all()
  await expectUncovered(page, main.locator(':focus'), ...shown)
}

/** Lets the toasts in view leave. */
async function waitForToasts(page: Page): Promise<void> {
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')).toHaveCount(0)
}

test('a toast about the fields of the contact form covers neither the first nor an error', async ({
  page,
}) => {
  await page.goto('/contact')
  await expectFieldsUncovered(page, 'Send query')
})

test('a toast about the fields of the checkout covers neither the first, nor an error, nor what is still to be filled in', async ({
  page,
}) => {
  await page.clock.install()
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  await expectFieldsUncovered(page, 'Continue to Payment')
  await expectUncovered(page, page.getByRole('heading', { name: 'Where it goes' }))
  await waitForToasts(page)

  await page.getByLabel('PIN code').fill('400001')
  await expect(page.getByLabel('City')).toHaveValue('Mumbai')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toBeFocused()
  const labels = ['Address', 'First name', 'Last name']
  await expect(async () =>
    expectUncovered(
      page,
      address,
      ...labels.map((label) => page.getByText(label, { exact: true }).first()),
    ),
  ).toPass({ timeout: 2000 })
})

test('a long cart ends with a whole row above the button, and a toast about a code covers nothing that the code changed', async ({
  page,
}) => {
  await startWithCart(page, ...fiveGames)
  await page.goto('/about')
  await openCartSheet(page)
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  const row = sheet.getByText('Free shipping across India')
  await expect(row).toBeVisible()
  expect(await row.evaluate(countCoveredRows)).toBe(0)
  const [text, button] = await Promise.all([
    row.boundingBox(),
    sheet.getByRole('button', { name: 'Proceed to Checkout' }).boundingBox(),
  ])
  // Down to the bar's line, which is 10 px above its button.
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) - 10)

  await openCodes(sheet)
  const coupon = sheet.getByRole('textbox', { name: 'Coupon code' })
  await coupon.fill('WELCOME10')
  await coupon.press('Enter')
  const saving = sheet.getByText(/^−₹/).first()
  await expect(saving).toBeVisible()
  await expect(async () => {
    await expectUncovered(
      page,
      sheet.getByRole('button', { name: /WELCOME10/ }),
      saving,
      row,
      sheet.getByRole('link', { name: 'Or add your address now' }),
    )
  }).toPass({ timeout: 2000 })
  const [toast, edge] = await Promise.all(
    [page.getByRole('listitem').filter({ hasText: 'Coupon applied!' }), sheet].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(toast?.x).toBeGreaterThanOrEqual(edge?.x ?? Number.NaN)
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
  expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(72)
})

/** The toast of a heart on a list is as low as the buttons that buy allow. */
async function pressHeart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click()
  const buying = await buttonsThatBuy(page).all()
  // So low that the title and the heart of the card behind it are free.
  const card = page.getByRole('article').nth(1)
  await expectUncovered(
    page,
    ...buying,
    card.getByRole('heading'),
    card.getByRole('button', { name: /^Wishlist: / }),
  )
  const tops = await Promise.all(buying.map(async (button) => (await button.boundingBox())?.y ?? 0))
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
  await expectUncovered(page, ...(await buttonsThatBuy(page).all()))
  // Still near the thumb.
  expect(await bottomGap(page)).toBeLessThan(320)
})
