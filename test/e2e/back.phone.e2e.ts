import { expect, type Page } from '@playwright/test'
import { openCartSheet, waitForListeners, waitForWhole } from './show-example.ts'
import { test } from './test.ts'

/** The entry of a closed dialog has the address of its page, and Back steps over it. */
const waitForOwnEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.history.state?.dialog === true)).toBe(false)

/** Follows a link of the menu. */
async function followInMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Best Sellers' }).click()
}

/** Goes back while the router has pushed the next page, and not yet rendered it. */
async function goBackOncePushed(page: Page): Promise<void> {
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = function (...entry) {
      push.apply(this, entry)
      // A dialog's own entry is for the same page.
      if (entry[2] === undefined) return
      history.pushState = push
      document.title = 'pushed'
      history.back()
    }
  })
}

/** Back takes one step after a link of the menu or a sheet that was closed by its button. */
async function expectOneStep(page: Page): Promise<void> {
  await followInMenu(page)
  await expect(page).toHaveURL('/category/best-sellers')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await waitForOwnEntry(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/category/best-sellers')

  await openCartSheet(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await waitForOwnEntry(page)

  await goBackOncePushed(page)
  await followInMenu(page)
  await expect(page).toHaveTitle(/About/)
  await expect(page).toHaveURL('/about')
}

test('Back closes the menu, or a cart that was opened before the scripts were ready, and then leaves the page; it takes one step after a link of the menu or a sheet that was closed by its button, also before the next page is rendered', async ({
  page,
}) => {
  const later = Promise.withResolvers<void>()
  await page.route('**/frame-later-*.js', (route) => later.promise.then(() => route.continue()))
  await page.goto('/about')
  await page.goto('/contact')
  await openCartSheet(page)
  later.resolve()
  await waitForListeners(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/contact')

  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await waitForListeners(page)
  await expectOneStep(page)
})

/** Opens the cart and closes it, which leaves its entry in the history. */
async function closeCartSheet(page: Page): Promise<void> {
  await waitForListeners(page)
  await openCartSheet(page)
  await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Follows a link to the page itself and, before that is rendered, one to a part of it. */
async function followBothAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = history.replaceState
    history.replaceState = function (...entry) {
      replace.apply(this, entry)
      if (entry[2] === undefined) return
      history.replaceState = replace
      const part = document.querySelector<HTMLElement>('main a[href*="#payment"]')
      queueMicrotask(() => part?.click())
    }
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
}

test('after a closed sheet, too, links to the same page and to its parts take one step of Back, which keeps a search', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/about')
  await page.goto('/terms')
  await closeCartSheet(page)
  await followBothAtOnce(page)
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeInViewport()
  await page.locator('main').getByRole('link', { name: 'Cancellation' }).click()
  await expect(page.getByRole('heading', { name: 'Cancellation' })).toBeInViewport()
  await expect(page).toHaveURL(/#cancellation/)

  await footer.getByRole('link', { name: 'All Games' }).click()
  await expect(page).toHaveURL('/all-products')
  await closeCartSheet(page)
  const words = page.locator('main').getByRole('searchbox')
  await words.fill('ludo')
  await expect(page).toHaveURL('/all-products?q=ludo')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')

  await page.goBack()
  await expect(words).toHaveValue('ludo')
  for (const place of [/#cancellation/, /#payment/, /terms$/, /about$/]) {
    await waitForOwnEntry(page)
    await page.goBack()
    await expect(page).toHaveURL(place)
  }

  await page.goto('/terms#payment')
  await closeCartSheet(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('main').getByRole('link', { name: 'Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeInViewport()
})

/** In the list that a reload of the next page has lost, too, which is short until it has loaded again. */
async function expectPositionAfterReload(page: Page): Promise<void> {
  await page.goto('/all-products')
  await waitForListeners(page)
  const game = page.locator('main').getByRole('link', { name: 'Couple Quest' }).first()
  await game.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click())
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await waitForListeners(page)
  await page.goBack()
  await expect(game).toBeInViewport()
}

test('a first visit lays out the first screen, and the rest when idle; Back restores a position below, after a reload, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const faq = document.querySelector('#faq')
      Object.assign(window, { atFirst: faq && getComputedStyle(faq).contentVisibility })
    })
  })
  await page.goto('/')
  expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('auto')
  await waitForWhole(page)
  await expect(page.locator('#faq')).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0)

  await page.evaluate(() => scrollTo(0, 6_000))
  const heading = page.locator('#faq-title')
  const before = await heading.boundingBox()
  // The router saves the scroll position when the page is left.
  await page.goto('/faq')
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await waitForWhole(page)
  expect(await heading.boundingBox()).toEqual(before)

  // From within a dialog, whose own entry Back steps over.
  await waitForListeners(page)
  await page.getByRole('button', { name: 'Open menu' }).dispatchEvent('click')
  await page.getByRole('dialog').getByRole('link', { name: 'Best Sellers' }).click()
  await expect(page).toHaveURL('/category/best-sellers')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await waitForOwnEntry(page)
  await expect.poll(() => heading.boundingBox()).toEqual(before)
  await expectPositionAfterReload(page)
})
