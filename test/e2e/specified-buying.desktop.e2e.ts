import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { openCartSheet, openCodes } from './show-example.ts'
import { fillIn } from './specified-template.ts'
import { startWithCart, toStoredCart } from './stored-games.ts'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const toastOf = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: specified(text) })

/** Holds requests to a path until the returned function fails them. */
async function holdHelper(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held.promise
    await route.abort()
  })
  return () => held.resolve()
}

test('adding to the cart or wishlist shows a message with the title', async ({ page }) => {
  await page.goto('/product/drunk-ludo')
  await main(page)
    .getByRole('button', { name: /^Add 1 to Cart/ })
    .click()
  const added = { N: '1', title: 'Drunk Ludo (Classic)' }
  await expect(toastOf(page, 'Added to cart!')).toContainText(
    fillIn('Nx title added to your cart.', added),
  )
  // Other tests start with this stored cart.
  const stored = await page.evaluate(() => localStorage.getItem('party-gully-cart') ?? '')
  expect(JSON.parse(stored)).toEqual(await toStoredCart(page, ['drunk-ludo']))
  const heart = main(page).getByRole('button', { name: 'Wishlist: Drunk Ludo' }).first()
  await heart.click()
  await expect(toastOf(page, 'Added to wishlist')).toContainText('Drunk Ludo')
  await heart.click()
  await expect(toastOf(page, 'Removed from wishlist')).toContainText('Drunk Ludo')
})

test('Buy Now shows that it is busy, reports failure and can be retried', async ({ page }) => {
  await page.goto('/product/drunk-ludo')
  const fail = await holdHelper(page, '**/api/checkout')
  const form = main(page).locator('form[action="/api/checkout"]').first()
  await form.getByRole('button', { name: specified('Buy Now') }).click()
  await expect(form.getByRole('button', { name: specified('Processing...') })).toBeVisible()
  fail()
  await expect(toastOf(page, 'Failed to proceed to checkout. Please try again.')).toContainText(
    'Error',
  )
  await expect(form.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
})

test('the cart sheet shows that it is busy, reports failure and can be retried', async ({
  page,
}) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/about')
  const fail = await holdHelper(page, '**/api/checkout')
  await page.getByRole('button', { name: /^Cart, 1 item$/ }).click()
  const sheet = page.getByRole('dialog', { name: fillIn('Shopping Cart (N items)', { N: '1' }) })
  await sheet.getByRole('button', { name: specified('Proceed to Checkout') }).click()
  await expect(sheet.getByRole('button', { name: specified('Processing...') })).toBeVisible()
  fail()
  await expect(toastOf(page, 'Checkout Error')).toContainText(
    specified('Failed to create checkout. Please try again.'),
  )
  await expect(sheet.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled()
})

test('a coupon can be checking, refused, unchecked, applied and removed', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  const fail = await holdHelper(page, '**/api/coupon')
  await openCodes(page)
  const box = page.getByRole('textbox', { name: 'Coupon code' })
  await box.fill('SAVE10')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: specified('Validating...') })).toBeVisible()
  fail()
  const reason = page.getByRole('alert')
  await expect(reason).toHaveText(specified('Failed to validate coupon code. Please try again.'))

  await page.unroute('**/api/coupon')
  await page.route('**/api/coupon', (route) => route.fulfill({ json: { valid: false } }))
  await box.press('Enter')
  await expect(reason).toHaveText(specified('Invalid coupon code'))

  await page.unroute('**/api/coupon')
  await box.press('Enter')
  await expect(toastOf(page, 'Coupon applied!')).toBeVisible()
  await expect(page.getByText(specified('Applied'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove coupon code SAVE10' }).click()
  await expect(toastOf(page, 'Coupon removed')).toBeVisible()
})

test('the checkout page is busy while it creates the checkout', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  const fields = {
    Email: 'asha@example.com',
    'First name': 'Asha',
    'Last name': 'Rao',
    Address: '14 Lavelle Road',
    City: 'Bengaluru',
    'PIN code': '560001',
    State: 'Karnataka',
    Phone: '9845012345',
  }
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const fail = await holdHelper(page, '**/api/checkout')
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(main(page).getByRole('button', { name: specified('Processing...') })).toBeVisible()
  fail()
  await expect(page.getByText('Checkout failed').first()).toBeVisible()
})

test('leaving with a full cart offers to complete the order or continue', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const complete = page.getByRole('button', { name: specified('Complete My Order') })
  await expect(async () => {
    await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })),
    )
    await expect(complete).toBeVisible({ timeout: 500 })
  }).toPass()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(specified('SAVE10'))
  await dialog.getByRole('button', { name: specified('Continue Shopping') }).click()
  await expect(dialog).toBeHidden()
})

test('the offer is ready on other pages too, but not where an order is placed', async ({
  page,
}) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/contact')
  const offer = page.getByRole('dialog', { name: 'Leaving before', includeHidden: true })
  await expect(offer).toHaveCount(1)
  await openCartSheet(page)
  await page.getByRole('link', { name: 'Or add your address now' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(offer).toHaveCount(0)
})
