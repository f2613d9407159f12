import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

test('home offers a leaving shopper with a full cart to complete the order or to stay, the checkout does not', async ({
  page,
}) => {
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

  const offer = page.getByRole('dialog', { name: 'Leaving before', includeHidden: true })
  await expect(offer).toHaveCount(1)
  await page.getByRole('button', { name: /^Cart, 1 item$/ }).click()
  await page.getByRole('link', { name: 'Or add your address now' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(offer).toHaveCount(0)
})
