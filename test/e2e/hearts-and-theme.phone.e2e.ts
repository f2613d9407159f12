import { expect, type Locator, type Page } from '@playwright/test'
import { openHosted } from './hosted-checkout.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

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
      covers: fades === 1 && backgroundColor === before && opacity === '0.25' && zIndex === '60',
      isGone: !veil.isConnected,
    }
  })

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Wishlist: ${title}`, exact: true }).first()

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

/** A heart of a list saves its game without opening it, and is filled on the next visit. */
async function expectHeart(page: Page): Promise<void> {
  const heart = heartOf(page, 'Cousins Kalesh')
  const place = await boxOf(heart)
  const well = heart.locator('xpath=ancestor::article').locator('.card-well')
  const [{ x, y, width, height }, picture] = [place, await boxOf(well)]
  expect(width).toBeGreaterThanOrEqual(44)
  expect(height).toBeGreaterThanOrEqual(44)
  expect([x + width, y]).toEqual([picture.x + picture.width, picture.y])
  await page.getByRole('link', { name: 'Cousins Kalesh', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(heart).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/all-products')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await boxOf(heart)).toEqual(place)
  await expect(heartOf(page, 'Shot Roulette')).toHaveAttribute('aria-pressed', 'false')
}

/** A theme change fades, texts and backgrounds at the same moment, and with reduced motion it is at once. */
async function expectThemes(page: Page): Promise<void> {
  const root = page.locator('html')
  expect(await watchVeil(page)).toEqual({ isHit: true, covers: true, isGone: true })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await watchVeil(page)).toEqual({ isHit: true, covers: false, isGone: false })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await listLagging(page)).toEqual([])
  await expect(root).toHaveAttribute('data-theme', 'dark')
}

test('on a list, hearts and the theme', async ({ page }) => {
  const watch = await watchPage(page)
  await page.emulateMedia({ colorScheme: 'light' })
  // It has outlined and disabled buttons, and links.
  await page.goto('/all-products')
  await test.step("a card's heart is in the corner of its picture, follows the title for a keyboard, saves the game without opening it, and is filled on the next visit", () =>
    expectHeart(page))
  await waitForListeners(page)
  await test.step('a theme change fades, texts and backgrounds at the same moment, and with reduced motion it is at once', () =>
    expectThemes(page))
  expect(watch.problems).toEqual([])
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
