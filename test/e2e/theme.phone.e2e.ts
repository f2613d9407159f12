import { expect } from '@playwright/test'
import { waitForListeners, waitForScript } from './show-example.ts'
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a theme change ${reducedMotion === 'reduce' ? 'is at once' : 'fades'} with ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion })
    await page.goto('/all-products')
    await waitForListeners(page)
    const seen = await page
      .getByRole('banner')
      .getByRole('button', { name: /theme/ })
      .evaluate(async (button: HTMLElement) => {
        const { backgroundColor: before } = getComputedStyle(document.documentElement)
        button.click()
        const veil = document.body.lastElementChild as HTMLElement
        const { backgroundColor, opacity, zIndex } = getComputedStyle(veil)
        const fades = veil.getAnimations().length
        const { left, top, width, height } = button.getBoundingClientRect()
        const isHit = button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        await Promise.all(veil.getAnimations().map(({ finished }) => finished))
        return {
          isHit,
          covers: fades === 1 && backgroundColor === before && opacity === '0.8' && zIndex === '60',
          isGone: !veil.isConnected,
        }
      })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const isFading = reducedMotion !== 'reduce'
    expect(seen).toEqual({ isHit: true, covers: isFading, isGone: isFading })
  })
