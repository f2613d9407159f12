import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { describeExample, listTestedExamples } from './example-paths.ts'
import { findBarriers } from './find-barriers.ts'
import { changeTheme, layOutWhole, openCartSheet, showExample } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

for (const example of listTestedExamples()) {
  test(`${describeExample(example)} is accessible, fits the screen, does not shift and logs nothing`, async ({
    page,
    isMobile,
  }) => {
    const watch = await watchPage(page, example.missing ? /404/ : null)
    await page.emulateMedia({ colorScheme: 'dark' })
    await showExample(page, example)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await watch.layoutShift()).toBeLessThan(0.01)

    await layOutWhole(page)
    expect.soft(await findBarriers(page)).toEqual([])
    // The colours of the other theme are those of a phone.
    if (isMobile) {
      await changeTheme(page, 'light')
      expect.soft(await findBarriers(page, 'colours')).toEqual([])
    }
    expect(watch.problems).toEqual([])
  })
}

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
