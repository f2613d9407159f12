import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

const back = (page: Page) => page.getByRole('button', { name: specified('Back to Cart') })
const cart = (page: Page) => page.getByRole('dialog', { name: /^Shopping Cart/ })
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, 1 item$/ })

test('Back to Cart returns to the previous page with the cart open', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/product/drunk-ludo')
  await cartButton(page).click()
  await cart(page).getByRole('link', { name: 'Or add your address now' }).click()
  await back(page).click()
  await expect(page).toHaveURL('/product/drunk-ludo')
  await expect(cart(page)).toBeVisible()
})

test('Back to Cart opens the cart of a page in another document', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/about')
  await page.goto('/checkout')
  await back(page).click()
  await expect(page).toHaveURL('/about')
  await expect(cart(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await cartButton(page).waitFor()
  await expect(cart(page)).toBeHidden()
})

test('Back to Cart leads to all games, with the cart open, without a previous page', async ({
  page,
}) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  await back(page).click()
  await expect(page).toHaveURL('/all-products')
  await expect(cart(page)).toBeVisible()
})

test('Back to Cart stays in the shop after a menu was closed on the first page of the tab', async ({
  page,
}) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  await cartButton(page).click()
  // Opening it added an entry to the history.
  await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBe(true)
  await page.keyboard.press('Escape')
  await back(page).click()
  await expect(page).toHaveURL('/all-products')
  await expect(cart(page)).toBeVisible()
})
