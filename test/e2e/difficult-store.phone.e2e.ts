import { expect } from '@playwright/test'
import { openHostedStore } from '../local-store/open-hosted-store.ts'
import { specified } from '../specification.ts'
import { findFreePort } from './running-program.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { test } from './test.ts'

test('the shop sells from a slow, throttling store that withholds fields and never returns', async ({
  page,
}) => {
  const port = await findFreePort()
  const shopOrigin = `http://127.0.0.1:${port}`
  const store = await openHostedStore([shopOrigin])
  store.setDifficulty({
    denied: ['tags', 'quantityAvailable', 'metafields', 'metafield'],
    delayMs: 200,
    // One request of the server, and one of the browser.
    throttled: (request) => request === 8 || request === 12,
    neverReturns: true,
  })
  const shop = await startShop({
    PORT: String(port),
    DATA_DIR: createDataDir(),
    SHOPIFY_STORE_DOMAIN: store.origin,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'any-token',
  })
  const refused: string[] = []
  page.on('response', async (response) => {
    if (!response.url().startsWith(store.origin) || response.request().method() !== 'POST') return
    // A response that arrives while the page is left has no body to read.
    const body = await response.text().catch(() => '')
    if (body.includes('ACCESS_DENIED')) refused.push(response.url())
  })
  try {
    await page.goto(shopOrigin)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Couple Games' }).click()
    // The home page has this game, too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couple Games')
    await page.getByRole('heading', { name: 'Couple Taboo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couple Taboo')
    await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
    await page.getByRole('button', { name: /^Cart, 1/ }).click()
    await page.getByRole('button', { name: specified('Proceed to Checkout') }).click()
    await expect(page).toHaveURL(new RegExp(`^${store.origin}/checkouts/`))
    await expect(page.getByText('Couple Taboo').first()).toBeAttached()
    // The browser itself was told which fields are denied.
    expect(refused.length).toBeGreaterThan(0)
  } finally {
    await shop.kill()
    await store.close()
  }
})
