import { expect } from '@playwright/test'
import { expectUncovered } from './expect-uncovered.ts'
import { openCartSheet } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

/** The smallest phone that the shop is made for. */
test.use({ viewport: { width: 360, height: 640 } })

test('a toast with a long title is low, and does not cover the buttons of an emptied cart', async ({
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
})

test('a toast about an invalid field does not cover it', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Continue to Payment' }).click()
  await expectUncovered(page, main.locator(':focus'))
})
