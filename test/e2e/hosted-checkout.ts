import { expect, type Page } from '@playwright/test'
import { createCheckout } from '#commerce/operations/create-checkout.ts'
import { linesOf, storeClient } from './stored-games.ts'

/** Fills in a valid delivery address. */
export async function fillDelivery(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('+919845012345')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Address', { exact: true }).fill('14 Lavelle Road')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('State').selectOption('Karnataka')
  await page.getByLabel('PIN code').fill('560001')
}

/**
 * Opens the checkout of these games: with an address and a method as from the shop's own page, or as Buy Now does.
 * @param changes to the address
 */
export async function openHosted(
  page: Page,
  handles: readonly string[],
  paymentMethod: 'upi' | 'card' | 'cod' | null = null,
  changes: Partial<typeof shippingAddress> = {},
): Promise<void> {
  const outcome = await createCheckout(storeClient(page), {
    ...{ lines: await linesOf(page, handles), returnUrl: '/thank-you?success=1', paymentMethod },
    ...(paymentMethod && {
      shippingAddress: { ...shippingAddress, ...changes },
      email: 'asha@example.com',
    }),
  })
  if (outcome.type !== 'created') throw new Error(outcome.message)
  await page.goto(outcome.checkoutUrl)
}

const shippingAddress = {
  ...{ firstName: 'Asha', lastName: 'Rao', address1: '14 Lavelle Road', phone: '+919845012345' },
  ...{ city: 'Bengaluru', province: 'Karnataka', zip: '560001', country: 'IN' },
}

/** Types a discount code into the order summary, where it is folded; on phones the summary is, too. */
export async function applyCode(page: Page, code: string): Promise<void> {
  const box = page.getByLabel('Discount code', { exact: true })
  const fold = page.getByText('Order summary').first()
  const codes = page.locator('summary', { hasText: /^\s*Have a code\?\s*$/ })
  // Before the page's styles load, the summary is collapsed on wide screens too.
  await expect(async () => {
    if (!(await codes.isVisible())) await fold.click({ timeout: 1000 })
    if (!(await box.isVisible())) await codes.click({ timeout: 1000 })
    await box.fill(code, { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Apply discount code' }).click()
}
