import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { findBarriers } from './find-barriers.ts'
import { openCodes } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'
import { waitInPage } from './wait-in-page.ts'
import { watchPage } from './watch-page.ts'

const address = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Address: '14 Lavelle Road',
  City: 'Bengaluru',
  'PIN code': '560001',
  State: 'Karnataka',
  Phone: '9845012345',
}

const pay = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Continue to Payment' })

/** Opens the checkout page with a game of ₹899 in the cart. */
async function openCheckout(page: Page) {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  await expect(pay(page)).toBeEnabled()
}

async function fillForm(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  for (const [label, text] of Object.entries(address)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

/** Opens the summary, which is collapsed on phones. */
async function openSummary(page: Page) {
  const fold = page.getByRole('button', { name: /^Order summary/ })
  if (await fold.isVisible()) await fold.click()
}

async function applyCode(page: Page, label: string, code: string) {
  const box = page.getByRole('textbox', { name: label })
  // On phones the form starts open, so that opening it too early would close it.
  await page.locator('summary').waitFor()
  if (!(await box.isVisible())) await openCodes(page)
  await box.fill(code)
  await box.press('Enter')
}

/** The reason why the store refuses the order scrolls into view, and a failure keeps the input. */
async function expectRefusals(page: Page): Promise<void> {
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      status: 409,
      json: { reason: 'soldOut', message: 'Only 1 is left.', variantId: null },
    }),
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Grievance Officer')
  await expect(footer.getByRole('navigation')).toHaveCount(0)
  await pay(page).click()
  const message = page.getByRole('alert').getByText('Only 1 is left.')
  await expect(message).toBeInViewport({ ratio: 1 })

  await page.unroute('**/api/checkout')
  await page.route('**/api/checkout', (route) => route.fulfill({ status: 503, json: {} }))
  await pay(page).click()
  const [title = '', text = ''] = specified(
    'Checkout failed / Please try again or contact support.',
  ).split(' / ')
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Bengaluru')
  await page.unroute('**/api/checkout')
}

test('a refusal is in view and a failure keeps the input; then form and both codes are passed on to the hosted checkout', async ({
  page,
}, { project }) => {
  const email = `checkout-page-${project.name}@example.com`
  const watch = await watchPage(page, /status of (409|503)|The checkout helper answered 503/)
  await openCheckout(page)
  await fillForm(page, email)
  await page.getByLabel('Cash on Delivery').check()

  await openSummary(page)
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await applyCode(page, 'Coupon code', 'welcome10')
  await expect(page.getByText(specified('Coupon applied!'))).toBeVisible()
  await expect(summary.getByText(specified('Applied'))).toBeVisible()
  await applyCode(page, 'Referral code', 'pgnanisx777')
  await expect(page.getByText(specified('Referral code applied!'))).toBeVisible()
  await expect(summary.locator('dl')).toContainText('−₹89.90')
  await expect(summary.locator('dl')).toContainText('−₹100')
  await expect(summary.locator('dl')).toContainText('₹709.10')

  await page.reload()
  await openSummary(page)
  await expect(summary.locator('dl')).toContainText('₹709.10')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('14 Lavelle Road')
  expect(await findBarriers(page)).toEqual([])
  await test.step('the reason why the store refuses the order scrolls into view, and a failure keeps the input', () =>
    expectRefusals(page))

  await pay(page).click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await expect(
    page.getByText('Deliver to Asha Rao, 14 Lavelle Road, Bengaluru, Karnataka 560001'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One last look')
  expect(await findBarriers(page)).toEqual([])
  // Not positioned here, it would hang across the form.
  const awning = await page
    .locator('.checkout-aside')
    .evaluate((aside) => getComputedStyle(aside, '::before').content)
  expect(awning, 'the awning of wide screens').toBe('none')
  await expect(page.getByLabel('Email')).toBeHidden()
  const [address, method] = ['Deliver to', 'Cash on Delivery'].map((hasText) =>
    page.locator('summary', { hasText }),
  )
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeHidden()
  await method?.press('Enter')
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeFocused()
  await address?.getByText('Change').click()
  await expect(page.getByLabel('PIN code')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('14 Lavelle Road')
  await expect(page.getByLabel('PIN code')).toHaveValue('560001')
  await expect(page.getByLabel('Cash on delivery')).toBeChecked()
  await expect(page.getByText('Discount WELCOME10')).toHaveCount(1)
  await expect(page.getByText('Discount REFERRAL100')).toHaveCount(1)

  await page.goBack()
  await expect(pay(page)).toBeEnabled()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  expect(watch.problems).toEqual([])
})

test('a share link fills the referral box, and a changed price is confirmed before leaving the page', async ({
  page,
}) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/?ref=pgnanisx777')
  await waitInPage(page, () =>
    (localStorage.getItem('party-gully-referral') ?? '').includes('PGNANISX777'),
  )
  await page.evaluate(() => {
    const key = 'party-gully-cart'
    const cart = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, cart.replace('"899.00"', '"799.00"'))
  })
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Referral code' })).toHaveValue('PGNANISX777')
  await fillForm(page, 'changed@example.com')
  await pay(page).click()
  const dialog = page.getByRole('dialog', { name: 'Something changed' })
  await expect(dialog.getByText('₹799 before')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await pay(page).click()
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page).toHaveURL(/\/checkouts\//)
})

test('an empty cart links to the products, above the lists of links that the footer of a form lacks', async ({
  page,
}) => {
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(specified('Your cart is empty'))
  await expect(main.getByText(specified('Add some games to get started!'))).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(2)
  await main.getByRole('link', { name: specified('Continue Shopping') }).click()
  await expect(page).toHaveURL('/all-products')
})
