import { expect, type Page } from '@playwright/test'
import { brand } from '#merchant/brand.ts'
import { specified } from '../specification.ts'
import { findBarriers } from './find-barriers.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

async function expectTargetsToFit(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  const targets = [
    bar.getByRole('button', { name: 'Open menu' }),
    bar.getByRole('link', { name: 'Search' }),
    bar.getByRole('link', { name: `${brand.name}, home` }),
    bar.getByRole('button', { name: /theme/ }),
    bar.getByRole('link', { name: /wishlist/i }),
    bar.getByRole('button', { name: /^cart/i }),
  ]
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 })
    const boxes = await Promise.all(targets.map((target) => target.boundingBox()))
    let end = 0
    for (const box of boxes) {
      if (!box) throw new Error('A target of the bar is not shown')
      expect.soft(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44)
      expect.soft(box.x, `${width} px`).toBeGreaterThanOrEqual(end - 0.5)
      end = box.x + box.width
    }
    expect.soft(end).toBeLessThanOrEqual(width)
  }
}

async function expectPhoneBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Shop' })).toBeHidden()
  await expect(bar.getByRole('searchbox')).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Search' })).toBeVisible()
  const logo = await bar.getByRole('link', { name: `${brand.name}, home` }).boundingBox()
  if (!logo) throw new Error('no logo')
  expect(Math.abs(logo.x + logo.width / 2 - 195)).toBeLessThan(24)
}

// spec 2.026, 2.027, 2.028, 2.029
test("a phone's bar has room for every target from 320 to 412 px, the logo in the middle, and a menu that works by keyboard alone", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/category/combo')
  await expectTargetsToFit(page)
  await expectPhoneBar(page)
  await page.setViewportSize({ width: 360, height: 800 })
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Combo' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0)
  await expect(menu.locator('.phone-menu-foot')).toBeInViewport({ ratio: 1 })
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Drinking Games' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/category\/drinking-games$/)
  await expect(menu).toBeHidden()
})

/** A cart with twelve games. */
async function startWithFullCart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const line = (id: number) => ({
      variantId: `gid://shopify/ProductVariant/${id}`,
      quantity: 1,
      product: { handle: `game-${id}`, title: `Game ${id}`, images: [] },
      variant: {
        id: `gid://shopify/ProductVariant/${id}`,
        title: 'Default Title',
        price: { minor: 100_00, currency: 'INR' },
        available: true,
      },
    })
    localStorage.setItem(
      'party-gully-cart',
      JSON.stringify(Array.from({ length: 12 }, (_, id) => line(id + 1))),
    )
  })
}

/** The list of a full cart is 400 px tall at most, and the button stays in sight. */
async function expectListInSight(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  const proceed = sheet.getByRole('button', { name: specified('Proceed to Checkout') })
  await expect(proceed).toBeInViewport()
  // On phones an element around the list scrolls: recommendations come after the last game.
  const list = sheet.getByRole('list').first()
  const heights = [list, list.locator('..')].map(async (part) => (await part.boundingBox())?.height)
  const known = (await Promise.all(heights)).filter((height) => height !== undefined)
  expect(Math.min(...known)).toBeLessThanOrEqual(400)
  await expect(sheet.getByRole('link', { name: 'Game 12' })).not.toBeInViewport()
}

test.describe('page changes', () => {
  /** Counts the page transitions in `data-page-changes`. */
  async function openFooter(page: Page) {
    await page.addInitScript(() => {
      const start = document.startViewTransition
      document.startViewTransition = (...update) => {
        const { dataset } = document.documentElement
        dataset.pageChanges = String(Number(dataset.pageChanges ?? 0) + 1)
        return start.apply(document, update)
      }
    })
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
    await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toBeVisible()
    return page.getByRole('contentinfo').getByRole('link')
  }

  const root = (page: Page) => page.locator('html')

  // spec 2.033
  test('fade, and log nothing however fast; the list of a full cart is 400 px tall at most, and the button stays in sight', {
    tag: '@phone',
  }, async ({ page }) => {
    const watch = await watchPage(page, /404/)
    await startWithFullCart(page)
    const links = await openFooter(page)
    await expectListInSight(page)
    await page.keyboard.press('Escape')
    for (const name of ['Shipping', 'Terms', 'Cookies']) {
      await links.filter({ hasText: name }).dispatchEvent('click')
    }
    await expect(page).toHaveURL(/\/cookies$/)
    await expect(root(page)).toHaveAttribute('data-page-changes', /^[1-9]/)
    expect(watch.problems).toEqual([])
  })

  test.describe('inside an app', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Instagram 380.0' })

    test('never fade', { tag: '@phone' }, async ({ page }) => {
      const links = await openFooter(page)
      await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
      await page.keyboard.press('Escape')
      await links.filter({ hasText: 'Shipping' }).dispatchEvent('click')
      await expect(page).toHaveURL(/\/shipping$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(root(page)).not.toHaveAttribute('data-page-changes')
    })
  })
})
