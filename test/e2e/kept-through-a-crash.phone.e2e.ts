import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { fillDelivery } from './hosted-checkout.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { test } from './test.ts'

test('an order and a cart survive killing and restarting the shop', {
  tag: '@node',
}, async ({ page }) => {
  const dataDir = createDataDir()
  const first = await startShop({ DATA_DIR: dataDir })
  const port = new URL(first.address).port
  await page.goto(`${first.address}/product/jugaad`)
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await fillDelivery(page, 'crash@example.com')
  await page.getByLabel('UPI', { exact: false }).first().check()
  await page.getByRole('button', { name: /^(?:Pay|Place order)/ }).click()
  await expect(page).toHaveURL(/\/thank-you\?success=1/)
  const returned = new URL(page.url())
  const orderNumber = returned.searchParams.get('order') ?? ''
  const orderStatus = returned.searchParams.get('order_status_url') ?? ''
  await page.goto(`${first.address}/product/bollywood-buzz`)
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await expect(page.getByText(specified('Added to cart!'))).toBeVisible()
  await first.kill()

  const second = await startShop({ DATA_DIR: dataDir, PORT: port })
  try {
    await page.goto(new URL(orderStatus, second.address).href)
    await expect(page.getByText(orderNumber).first()).toBeVisible()
    await expect(page.getByText('Jugaad!').first()).toBeVisible()
    await page.goto(second.address)
    await page.getByRole('button', { name: /^cart/i }).first().click()
    await expect(
      page.getByRole('dialog', { name: specified('Shopping Cart (N items)').replace('N', '1') }),
    ).toBeVisible()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Bollywood Buzz' }),
    ).toBeVisible()
  } finally {
    expect(await second.interrupt()).toBe(0)
  }
})
