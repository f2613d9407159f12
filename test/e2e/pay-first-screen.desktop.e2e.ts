import { expect } from '@playwright/test'
import { test } from './test.ts'

/** The height of the smallest window of a desktop that the shop is made for. */
const HEIGHT = 800

for (const count of [1, 6]) {
  test(`total and pay button are on the first screen: ${count} in the cart`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await page.goto('/all-products')
    const add = page.getByRole('button', { name: /^Add to Cart/ })
    // A toast may lie over the next button.
    for (let at = 0; at < count; at += 1) await add.nth(at).dispatchEvent('click')
    await page.goto('/checkout')
    const pay = page.getByRole('button', { name: 'Continue to Payment' })
    await expect(pay).toBeEnabled()
    const games = page.getByRole('list', { name: 'Games' })
    await expect(games.getByRole('listitem')).toHaveCount(count)
    const total = page.getByText('Total', { exact: true }).and(page.locator(':visible'))
    for (const part of [total, pay]) {
      const box = await part.boundingBox()
      expect((box?.y ?? HEIGHT) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT - 8)
    }
    // By keyboard all games can be seen.
    await games.focus()
    await page.keyboard.press('End')
    await expect(games.getByRole('listitem').last()).toBeInViewport()
  })
}
