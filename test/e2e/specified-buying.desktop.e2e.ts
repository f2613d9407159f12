import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { openCodes } from './show-example.ts'
import { fillIn, specifiedToast } from './specified-template.ts'
import { startWithCart, toStoredCart } from './stored-games.ts'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const toastOf = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: specified(text) })

type Fields = Readonly<Record<string, string>>

async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}

/** Holds requests to a path until the returned function fails them. */
async function holdHelper(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held.promise
    await route.abort()
  })
  return () => held.resolve()
}

test('a game’s page says that it was added to cart or wishlist, and that Buy Now is busy, or failed and can be retried', async ({
  page,
}) => {
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

async function expectBusyCart(page: Page): Promise<void> {
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
  await page.unroute('**/api/checkout')
}

async function expectRules(page: Page): Promise<void> {
  const expectMessages = async (fields: Fields, messages: readonly string[]) => {
    await fill(page, fields)
    await page.getByLabel('Email', { exact: true }).press('Enter')
    for (const message of messages)
      await expect(main(page).getByText(specified(message), { exact: true })).toBeVisible()
  }
  await expect(main(page).getByRole('button', { name: 'Continue to Payment' })).toBeEnabled()
  const names = { 'First name': 'Asha2', 'Last name': 'Rao 2' }
  await expectMessages({ ...names, Address: 'No', Phone: 'call me' }, [
    'First name can only contain letters',
    'Address must be at least 5 characters',
    'Please enter a valid 6-digit PIN code',
    'Please enter a valid phone number',
  ])
  // The specification gives the first name's message as an example of both.
  const lastName = specified('First name can only contain letters').replace('First', 'Last')
  await expect(main(page).getByText(lastName)).toBeVisible()
  for (const text of specifiedToast(
    'Please check your information / Some fields need to be corrected.',
  ))
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expectMessages({ Address: 'a'.repeat(201) }, ['Address must be less than 200 characters'])
}

async function expectCouponStates(page: Page): Promise<void> {
  const fail = await holdHelper(page, '**/api/coupon')
  await openCodes(main(page))
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
  await expect(main(page).getByText(specified('Applied'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove coupon code SAVE10' }).click()
  await expect(toastOf(page, 'Coupon removed')).toBeVisible()
}

async function expectBusyCheckout(page: Page): Promise<void> {
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
  await fill(page, fields)
  const fail = await holdHelper(page, '**/api/checkout')
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(main(page).getByRole('button', { name: specified('Processing...') })).toBeVisible()
  fail()
  await expect(page.getByText('Checkout failed').first()).toBeVisible()
}

test('on the way to payment, cart, coupon and checkout form say that they are busy, or that they were refused or failed', async ({
  page,
}) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/contact')
  await expectBusyCart(page)
  await page.getByRole('link', { name: 'Or add your address now' }).click()
  await expect(page).toHaveURL('/checkout')
  await expectCouponStates(page)
  await expectRules(page)
  await expectBusyCheckout(page)
})
