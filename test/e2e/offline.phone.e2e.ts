import { expect, type Page } from '@playwright/test'
import { offlineWords, stayWords } from '#content/connectivity.ts'
import { specified } from '../specification.ts'
import { fillDelivery } from './hosted-checkout.ts'
import { openCartSheet, waitForManners } from './show-example.ts'
import { test } from './test.ts'

/** Emulated lines let the browser believe it is online after the next navigation, which a real device without one does not. */
async function cutLine(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  )
}

const gameTitle = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('every page that was seen opens without a network, and a cart made there is bought', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/product/shot-roulette')
    await page.goto('/category/party-games')
    const card = page.locator('.product-card').filter({ hasText: 'Jugaad!' })
    await card.getByRole('link').first().click()
    await expect(gameTitle(page)).toHaveText('Jugaad!')
    await expect(page.getByRole('button', { name: /^Add 1 to Cart/ })).toBeVisible()

    await cutLine(page)
    // As documents: one that came as such, and one that the router showed.
    await page.goto('/product/shot-roulette')
    await expect(gameTitle(page)).toHaveText('Shot Roulette')
    await expect(page.locator('.gallery-well img').first()).toHaveJSProperty('complete', true)
    expect(
      await page
        .locator('.gallery-well img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0)
    await page.goto('/product/jugaad')
    await expect(gameTitle(page)).toHaveText('Jugaad!')
    await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
    await expect(page.getByText(specified('Added to cart!'))).toBeVisible()
    // A page nobody has seen: all of its code is here.
    await page.goto('/faq')
    await expect(gameTitle(page)).toHaveText('Frequently Asked Questions')
    await page.goto('/')
    await openCartSheet(page)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Jugaad!' })).toBeVisible()

    // Another tab, to which the script above does not come.
    const online = await context.newPage()
    await page.close()
    await context.setOffline(false)
    await online.goto('/')
    await openCartSheet(online)
    await online.getByRole('button', { name: specified('Proceed to Checkout') }).click()
    await expect(online).toHaveURL(/\/local-store\/checkouts\//)
    await fillDelivery(online, 'offline@example.com')
  })

  test('a game that was never seen says so, and opens by itself when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto('/product/bollywood-buzz')
    await expect(gameTitle(page)).toHaveText(specified('Error loading products'))
    await context.setOffline(false)
    await expect(gameTitle(page)).toHaveText('Bollywood Buzz')
  })

  test('an address that is not the shop’s leads nowhere', async ({ page }) => {
    await page.goto('/offline?to=https://other.example/')
    await expect(gameTitle(page)).toHaveText(offlineWords.title)
    await page.goto('/offline?to=//other.example/x')
    await expect(gameTitle(page)).toHaveText(offlineWords.title)
  })
})

test.describe('without the service worker', () => {
  test.use({ loadsAhead: true })

  test('the shop stays when a page’s code cannot be loaded, and opens it later', async ({
    page,
    context,
  }) => {
    const toasts = page.waitForResponse(/toasts-later/)
    await page.goto('/about')
    await waitForManners(page)
    await (await toasts).finished()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help & FAQ' }).click()
    await expect(page.getByText(stayWords.title)).toHaveCount(1)
    await expect(page).toHaveURL('/about')
    await context.setOffline(false)
    await expect(page).toHaveURL('/faq')
    await expect(gameTitle(page)).toHaveText('Frequently Asked Questions')
  })
})
