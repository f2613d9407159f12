import { expect, type Page } from '@playwright/test'
import { openHosted } from './hosted-checkout.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /theme/ })

/** Changes the theme. @returns the colours that change later than the rest of the page */
const listLagging = (page: Page) =>
  toggle(page).evaluate((button: HTMLElement) => {
    button.click()
    return document
      .getAnimations()
      .filter((change) => change instanceof CSSTransition)
      .map((change) => change.transitionProperty)
      .filter((property) => /^(background-)?color$/.test(property))
  })

/** Changes the theme. @returns what lies over the page meanwhile */
const watchVeil = (page: Page) =>
  toggle(page).evaluate(async (button: HTMLElement) => {
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

test('a theme change fades, texts and backgrounds at the same moment, and with reduced motion it is at once', async ({
  page,
}) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  // It has outlined and disabled buttons, and links.
  await page.goto('/all-products')
  await waitForListeners(page)
  expect(await watchVeil(page)).toEqual({ isHit: true, covers: true, isGone: true })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await watchVeil(page)).toEqual({ isHit: true, covers: false, isGone: false })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await listLagging(page)).toEqual([])
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('the local store’s checkout has the theme chosen in the shop, not the system’s', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/faq')
  await toggle(page).click()
  await openHosted(page, ['jugaad'])
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})
