import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { findBarriers } from './find-barriers.ts'
import { changeTheme, openCartSheet } from './show-example.ts'
import { test } from './test.ts'

test('the cart sheet is accessible in both themes, empty and full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/product/drunk-ludo')
  await openCartSheet(page)
  await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await openCartSheet(page)
  await expect(page.getByRole('button', { name: specified('Proceed to Checkout') })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await changeTheme(page, 'light')
  expect(await findBarriers(page, 'colours')).toEqual([])
})
