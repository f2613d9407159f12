import { expect, type Page } from '@playwright/test'
import { fillDelivery } from './hosted-checkout.ts'
import { ordersOf } from './local-database.ts'
import { test } from './test.ts'

async function openCheckout(page: Page) {
  await page.goto('/product/couple-taboo')
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkouts\//)
}

const total = (page: Page) => page.getByRole('status').filter({ hasText: 'Total' })

test('the PIN code fills in city and state, and the delivery changes the total that one tap pays, by buttons without a network', async ({
  page,
  context,
}) => {
  await openCheckout(page)
  const pin = page.getByLabel('PIN code')
  await expect(pin).toBeInViewport()
  await pin.pressSequentially('560001')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await expect(pin).toBeFocused()
  await fillDelivery(page, 'renewal@example.com')
  await page.getByLabel('Express delivery').check()
  await expect(total(page)).toHaveText('Total ₹898')
  await expect(page.getByLabel('Express delivery')).toBeFocused()
  await page.getByLabel('Cash on delivery').check()
  await expect(page.getByText('Please keep ₹898 ready')).toBeVisible()
  await expect(page.getByRole('button', { name: /Update total|Fill in/ })).toHaveCount(0)

  await context.setOffline(true)
  await page.getByLabel('Standard delivery').check()
  const update = page.getByRole('button', { name: 'Update total' })
  await expect(update).toBeVisible()
  await expect(total(page)).toHaveText('Total ₹898')
  await context.setOffline(false)
  await update.click()
  await expect(total(page)).toHaveText('Total ₹799')
  await expect(page.getByLabel('Standard delivery')).toBeChecked()
  await expect(page.getByLabel('Cash on delivery')).toBeChecked()
  // Cash is paid at the door.
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/thank-you/)
  expect(ordersOf('renewal@example.com')).toHaveLength(1)
})
