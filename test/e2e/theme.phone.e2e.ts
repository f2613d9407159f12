import { expect } from '@playwright/test'
import { waitForScript } from './show-example.ts'
import { test } from './test.ts'

test('texts and their backgrounds change with the theme at the same moment', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // It has outlined and disabled buttons, and links.
  await page.goto('/all-products')
  await waitForScript(page)
  const lagging = await page
    .getByRole('banner')
    .getByRole('button', { name: /theme/ })
    .evaluate((button: HTMLElement) => {
      button.click()
      return document
        .getAnimations()
        .filter((change) => change instanceof CSSTransition)
        .map((change) => change.transitionProperty)
        .filter((property) => /^(background-)?color$/.test(property))
    })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(lagging).toEqual([])
})
