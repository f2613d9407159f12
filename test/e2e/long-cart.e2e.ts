import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test'
import { specified } from '../specification.ts'
import { countCoveredRows } from './count-covered-rows.ts'
import { expectUncovered } from './expect-uncovered.ts'
import { openCartSheet, openCodes } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

const games = ['shot-roulette', 'rummy-night', 'drunk-ludo', 'pocket-antics', 'romance-roulette']

/** Opens the cart's sheet with five games in a window of this size. */
async function openLongCart(page: Page, size: ViewportSize): Promise<Locator> {
  await page.setViewportSize(size)
  await startWithCart(page, ...games)
  await page.goto('/about')
  await openCartSheet(page)
  return page.getByRole('dialog', { name: 'Shopping Cart (5 items)' })
}

/** Three of five games and the delivery are fully visible on a small phone, and the rows below them on a tall one. */
async function expectGamesInView(page: Page, sheet: Locator): Promise<void> {
  // It would be half a card above the scallops.
  await expect(sheet.locator('.suggestions')).toBeHidden()
  const code = sheet.locator('summary', { hasText: 'Have a code?' })
  const total = sheet.getByRole('button', { name: specified('Proceed to Checkout') }).locator('..')
  const delivery = sheet.locator('dl').getByText('Free shipping across India')
  const third = sheet.getByRole('group', { name: /^Quantity of/ }).nth(2)
  for (const [above, below] of [
    [third, code],
    [delivery, total],
  ] as const) {
    const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()])
    expect((upper?.y ?? 640) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  const list = sheet.getByRole('list').first()
  await expect(list.getByRole('listitem')).toHaveCount(5)
  // A full tray that saves nothing would take the third game's room.
  await expect(sheet.getByText('The tray is full: that is a party.')).toBeHidden()
  const form = sheet.getByRole('link', { name: 'Or add your address now' })
  const [lowest, bar] = await Promise.all([form.boundingBox(), total.boundingBox()])
  expect((lowest?.y ?? 844) + (lowest?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

/** A long cart ends with a whole row above the button, and a toast about a code covers nothing that the code changed. */
async function expectToastBesideCode(page: Page, sheet: Locator): Promise<void> {
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
}

/** Beside a total of four digits with paise, the button has one line, and text twice as large fits. */
async function expectTotalBesideButton(page: Page, sheet: Locator): Promise<void> {
  const total = sheet.getByText(/^₹\d,\d{3}\.\d0$/)
  const proceed = sheet.getByRole('button', { name: specified('Proceed to Checkout') })
  // The two are not measured in the same frame, and the sheet slides in.
  await expect(async () => {
    const [amount, button] = await Promise.all([total.boundingBox(), proceed.boundingBox()])
    // Beside each other, and the button no taller than with one line.
    expect(button?.x).toBeGreaterThan((amount?.x ?? 360) + (amount?.width ?? 0))
    expect(button?.height).toBeLessThan(60)
  }).toPass()
  // Text of twice its size (WCAG 1.4.4).
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const [title, button] = await Promise.all([
    sheet.getByRole('link', { name: 'Shot Roulette' }).boundingBox(),
    proceed.boundingBox(),
  ])
  expect((button?.x ?? 360) + (button?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(title?.width).toBeGreaterThan(60)
}

test('a long cart on a phone', { tag: '@phone' }, async ({ page }) => {
  const sheet = await openLongCart(page, { width: 360, height: 640 })
  await test.step('three of five games and the delivery are fully visible on a small phone, and the rows below them on a tall one', () =>
    expectGamesInView(page, sheet))
  await page.setViewportSize({ width: 360, height: 640 })
  await test.step('it ends with a whole row above the button, and a toast about a code covers nothing that the code changed', () =>
    expectToastBesideCode(page, sheet))
  await test.step('beside a total of four digits with paise, the button has one line on a small phone, and text twice as large fits', () =>
    expectTotalBesideButton(page, sheet))
})

test('at 1280 x 800, the scrolling part of a long cart ends at the scallops of a full summary, and three games are fully visible with a code and at each opening', {
  tag: '@desktop',
}, async ({ page }) => {
  const sheet = await openLongCart(page, { width: 1280, height: 800 })
  const code = sheet.locator('summary', { hasText: 'Have a code?' })
  await expect(code).toBeVisible()
  const area = sheet.locator('.long-cart')
  const blank = async () => {
    const [list, below] = await Promise.all([area.boundingBox(), code.boundingBox()])
    return (below?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)
  }
  // The row is 8 px below the edge.
  await expect.poll(blank).toBeLessThanOrEqual(10)
  const delivery = sheet.locator('dl').getByText('Free shipping across India')
  const [upper, lower] = await Promise.all([code, delivery].map((row) => row.boundingBox()))
  expect((lower?.y ?? 800) - (upper?.y ?? 0) - (upper?.height ?? 0)).toBeLessThanOrEqual(10)
  expect((await sheet.getByRole('list').first().boundingBox())?.height).toBe(400)
  // Another game is offered only where more than its heading is in view.
  const suggestion = sheet.getByRole('region', { name: 'Goes well with' })
  await expect(suggestion).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 960 })
  await expect(suggestion.getByRole('button', { name: /^Add/ })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 1280, height: 800 })
  await openCodes(sheet)
  await sheet.getByRole('textbox', { name: 'Coupon code' }).fill('save10')
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Remove coupon code SAVE10' }).waitFor()
  // The list scrolls by itself, and what is around it as well.
  const rows = sheet.getByRole('list').first().getByRole('listitem')
  for (const part of [sheet.getByText('The tray is full: that is a party.'), rows.last()])
    await part.scrollIntoViewIfNeeded()
  await expect(rows.first()).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await openCartSheet(page)
  for (const at of [0, 1, 2]) await expect(rows.nth(at)).toBeInViewport({ ratio: 1 })
})
