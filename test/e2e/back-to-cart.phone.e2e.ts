import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { beginToUse, waitForListeners, waitForScript } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

const back = (page: Page) => page.getByRole('button', { name: specified('Back to Cart') })
const cart = (page: Page) => page.getByRole('dialog', { name: /^Shopping Cart/ })
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, 1 item$/ })

// spec 2.151
test('Back to Cart returns to the previous page with the cart open, also in another document, or to all games without one', async ({
  page,
  context,
}) => {
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

  await cartButton(page).click()
  await cart(page).getByRole('link', { name: 'Or add your address now' }).click()
  await back(page).click()
  await expect(page).toHaveURL('/about')
  await expect(cart(page)).toBeVisible()

  const tab = await context.newPage()
  await tab.goto('/checkout')
  await waitForScript(tab)
  await beginToUse(tab)
  await waitForListeners(tab)
  await cartButton(tab).click()
  // Opening it added an entry to the history.
  await expect.poll(() => tab.evaluate(() => window.history.state?.dialog)).toBe(true)
  await tab.keyboard.press('Escape')
  await back(tab).click()
  await expect(tab).toHaveURL('/all-products')
  await expect(cart(tab)).toBeVisible()
})
