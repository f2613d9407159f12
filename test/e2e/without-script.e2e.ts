import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { fillDelivery } from './hosted-checkout.ts'
import { ordersOf } from './local-database.ts'
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

/** A picture below the first screen loads. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('article').getByRole('img').first()
  await picture.scrollIntoViewIfNeeded()
  const width = () =>
    picture.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
  await expect(picture).toBeInViewport()
}

// spec 2.049
test('home shows its content without script, also pictures below the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(main.getByText(specified('Laugh. Play. Repeat.'))).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Shot Roulette' })).toBeVisible()
  await expectPicture(page)
})

// spec 1.005
test('Buy Now reaches an order without script, and the checkout fills in a place and updates its total', {
  tag: '@phone',
}, async ({ page }) => {
  const email = 'without-script@example.com'
  await page.goto('/product/couple-taboo')
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await page.getByLabel('PIN code').fill('560001')
  await page.getByRole('button', { name: 'Fill in city and state' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await page.getByLabel('Express delivery').check()
  await page.getByRole('button', { name: 'Update total' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toHaveText('Total ₹898')
  await fillDelivery(page, email)
  await page.getByLabel('Cash on delivery').check()
  await page.getByRole('button', { name: /^(?:Pay|Place order)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(specified('Order Confirmed'))
  const [order, ...others] = ordersOf(email)
  expect(others).toEqual([])
  await expect(page.getByText(order?.number ?? 'no order')).toBeVisible()
  // Script makes the code.
  await expect(page.getByText('Your own code')).toBeHidden()
})

test('a variant can be chosen and bought without script', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/product/antakshari-attack')
  const era = page.getByRole('group', { name: 'Era' })
  await era.getByText('Nineties Hits').click()
  await era.getByRole('button', { name: 'Choose Era' }).click()
  await expect(page).toHaveURL(/\/product\/antakshari-attack\?variant=\d+$/)
  await expect(era.getByRole('radio', { name: 'Nineties Hits' })).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkouts\//)
  // On phones the order's summary is collapsed.
  await expect(page.getByText('Nineties Hits 1 × ').first()).toBeAttached()
})

test('forms that nothing answers without script say so before they are filled in', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', '/contact', '/login', '/signup', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByText('This form needs JavaScript.'), path).toBeVisible()
  }
})
