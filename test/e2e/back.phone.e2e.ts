import { expect } from '@playwright/test'
import { openCartSheet, waitForListeners, waitForWhole } from './show-example.ts'
import { test } from './test.ts'

test('Back closes the menu, and then leaves the page', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/contact')
  await waitForListeners(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Back closes a cart that was opened before the scripts were ready', async ({ page }) => {
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
})

test('Back skips a sheet that was closed by its button', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'View All Games' }).click()
  await expect(page).toHaveURL('/all-products')
  await waitForListeners(page)
  await openCartSheet(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turn Any Gathering')
})

test('Back returns from a link of the menu in one step', async ({ page }) => {
  await page.goto('/about')
  await waitForListeners(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Best Sellers' }).click()
  await expect(page).toHaveURL('/category/best-sellers')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/category/best-sellers')
})

test('Back returns even when pressed before the next page is rendered', async ({ page }) => {
  await page.goto('/about')
  await waitForListeners(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Best Sellers' })
  await link.waitFor()
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = function (...entry) {
      history.pushState = push
      push.apply(this, entry)
      document.title = 'pushed'
      history.back()
    }
  })
  await link.click()
  await expect(page).toHaveTitle(/About/)
  await expect(page).toHaveURL('/about')
})

test('Back restores the scroll position of a page that is laid out late', async ({ page }) => {
  await page.goto('/')
  await waitForWhole(page)
  await page.evaluate(() => scrollTo(0, 6_000))
  const heading = page.locator('#faq-title')
  const before = await heading.boundingBox()
  // The router saves the scroll position when the page is left.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForWhole(page)
  expect(await heading.boundingBox()).toEqual(before)
})

test('a first visit lays out the first screen, and the rest when idle', async ({ page }) => {
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
})
