import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test'
import { specified } from '../specification.ts'
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

test('three of five games and the delivery are fully visible on a small phone, and the rows below them on a tall one', {
  tag: '@phone',
}, async ({ page }) => {
  const sheet = await openLongCart(page, { width: 360, height: 640 })
  await expect(sheet.getByRole('region', { name: 'Goes well with' })).toBeAttached()
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
  const form = sheet.getByRole('link', { name: 'Or add your address now' })
  const [lowest, bar] = await Promise.all([form.boundingBox(), total.boundingBox()])
  expect((lowest?.y ?? 844) + (lowest?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
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
  for (const part of [sheet.getByText('5 boxes: that is a party.'), rows.last()])
    await part.scrollIntoViewIfNeeded()
  await expect(rows.first()).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await openCartSheet(page)
  for (const at of [0, 1, 2]) await expect(rows.nth(at)).toBeInViewport({ ratio: 1 })
})
