import { expect, type Page } from '@playwright/test'
import { brand } from '#merchant/brand.ts'
import { specified } from '../specification.ts'
import { countCoveredRows } from './count-covered-rows.ts'
import { findBarriers } from './find-barriers.ts'
import { changeTheme } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

// spec 2.029
test('every target fits in the bar of phones from 320 to 412 px', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about')
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
})

// spec 2.026
test('the slide-out menu of a phone works by keyboard alone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/category/combo')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Combo' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0)
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

test('the search box of a wide screen opens the search, with and without words', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  const box = page.getByRole('banner').getByLabel('Search all games')
  await box.fill('taboo')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=taboo$/)
})

// spec 2.030, 2.032
test('the cart sheet is 400 px wide, and 540 px on a wide screen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/about')
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  for (const [wide, width] of [
    [400, 600],
    [540, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
    await expect(sheet.getByText(specified('Your cart is empty'))).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBeCloseTo(width - wide, 0)
    expect.soft((await sheet.boundingBox())?.width, `${width} px`).toBeCloseTo(wide, 2)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})

// spec 2.033
test('the list of a full cart is 400 px tall at most, and the button stays in sight', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => {
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
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  const proceed = sheet.getByRole('button', { name: specified('Proceed to Checkout') })
  await expect(proceed).toBeInViewport()
  // On phones an element around the list scrolls: recommendations come after the last game.
  const list = sheet.getByRole('list').first()
  const heights = [list, list.locator('..')].map(async (part) => (await part.boundingBox())?.height)
  const known = (await Promise.all(heights)).filter((height) => height !== undefined)
  expect(Math.min(...known)).toBeLessThanOrEqual(400)
  await expect(sheet.getByRole('link', { name: 'Game 12' })).not.toBeInViewport()
})

test.describe('the connectivity banner', () => {
  const bannerOf = (page: Page) => page.getByRole('region', { name: 'Store connection' })

  // spec 4.034, 8.006
  test('appears when the network is lost, and disappears when it returns', async ({
    page,
    context,
  }) => {
    const watch = await watchPage(page, /ERR_INTERNET_DISCONNECTED/)
    const isChecked = page.waitForResponse(/graphql/)
    // The list's chips are sticky, and must not cover the banner.
    await page.goto('/all-products')
    await isChecked
    await expect(bannerOf(page)).toBeHidden()
    await context.setOffline(true)
    await expect(bannerOf(page)).toContainText(specified('Network connection lost'))
    expect(await watch.listShifts()).toEqual([])
    expect(await bannerOf(page).evaluate(countCoveredRows)).toBe(0)
    await bannerOf(page)
      .getByRole('button', { name: specified('Retry Connection') })
      .click()
    await expect(bannerOf(page)).toContainText(
      specified('You appear to be offline. Please check your internet connection.'),
    )
    await context.setOffline(false)
    await expect(bannerOf(page)).toBeHidden()
    expect(watch.problems).toEqual([])
  })

  test('reports a blocked store without covering anything, in both themes', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route(/graphql/, (route) => route.abort('blockedbyclient'))
    await page.goto('/')
    await expect(bannerOf(page)).toBeVisible()
    const headline = page.getByRole('heading', { level: 1 })
    expect(await headline.evaluate(countCoveredRows)).toBe(0)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.reload()
    await expect(bannerOf(page)).toBeVisible()
    expect(await headline.evaluate(countCoveredRows)).toBe(0)
    await page.goto('/about')
    await expect(bannerOf(page)).toContainText(specified('Corporate Network Detected'))
    await expect(bannerOf(page)).toContainText(specified('Last checked'))
    expect(await findBarriers(page)).toEqual([])
    await changeTheme(page, 'light')
    expect(await findBarriers(page, 'colours')).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
    await page.keyboard.press('Escape')
    await bannerOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(bannerOf(page)).toBeHidden()
  })
})

// spec 2.070
test('every footer link opens a page', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/about')
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

// spec 2.019
test("FAQs in the footer opens the home page's FAQ", { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await page.locator('#newsletter-title').waitFor()
  await expect.poll(async () => (await page.locator('#faq').boundingBox())?.y).toBeLessThan(200)
})

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
    await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
    await page.keyboard.press('Escape')
    return page.getByRole('contentinfo').getByRole('link')
  }

  const root = (page: Page) => page.locator('html')

  test('fade, and log nothing however fast', { tag: '@phone' }, async ({ page }) => {
    const watch = await watchPage(page, /404/)
    const links = await openFooter(page)
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
      await links.filter({ hasText: 'Shipping' }).dispatchEvent('click')
      await expect(page).toHaveURL(/\/shipping$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(root(page)).not.toHaveAttribute('data-page-changes')
    })
  })
})

test('the phone menu has no half emblem at its lower edge', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await expect(menu.locator('.phone-menu-foot')).toBeHidden()
})
