import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { specified } from '../specification.ts'
import { watchPage } from './watch-page.ts'

const pages = [
  '/',
  '/all-products',
  '/category/party-games',
  '/product/shot-roulette',
  '/product/rummy-night',
  '/product/mystery-gully-box',
  '/thank-you?success=1&order=PG1001',
  '/no-such-page',
]

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const path of pages) {
      test(`${path} is accessible, in bounds, still and quiet`, async ({ page }) => {
        const watch = await watchPage(page, path === '/no-such-page' ? /404/ : null)
        await page.goto(path)
        await expect(page.getByRole('button', { name: /^cart/i }).first()).toBeEnabled()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual(
          [],
        )
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
        expect(await watch.layoutShift()).toBeLessThan(0.01)
        expect(watch.problems).toEqual([])
      })
    }
  })
}

test('the cart sheet is accessible, empty and full', async ({ page }) => {
  await page.goto('/product/drunk-ludo')
  await page.getByRole('button', { name: /^cart/i }).first().click()
  await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await page.getByRole('button', { name: /^cart/i }).first().click()
  await expect(page.getByRole('button', { name: specified('Proceed to Checkout') })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
