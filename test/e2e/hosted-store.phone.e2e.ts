import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { connectivityWords } from '#content/connectivity.ts'
import { specified } from '../specification.ts'
import { fillDelivery } from './hosted-checkout.ts'
import { findFreePort } from './running-program.ts'
import { createDataDir, startLocalStore, startShop, waitForPage } from './shop-program.ts'
import { isAtTheEdge } from './store-api.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** A store on another origin, and the settings of a shop for it. */
async function openStore() {
  const port = await findFreePort()
  const shopOrigin = `http://127.0.0.1:${port}`
  const dataDir = createDataDir()
  const store = await startLocalStore(dataDir, shopOrigin)
  const storeOrigin = new URL(store.address).origin
  const settings = {
    PORT: String(port),
    DATA_DIR: createDataDir(),
    SHOPIFY_STORE_DOMAIN: storeOrigin,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'any-token',
  }
  return { shopOrigin, storeOrigin, dataDir, store, settings }
}

/** Goes through the cart and the store's checkout, and back to the shop. */
async function buy(page: Page, shopOrigin: string, storeOrigin: string): Promise<void> {
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  // The bar slides back in: while it moves, a mouse may press one element and release another, a finger cannot.
  await page.getByRole('button', { name: /^cart/i }).first().tap()
  await page.getByRole('button', { name: specified('Proceed to Checkout') }).click()
  await expect(page).toHaveURL(new RegExp(`^${storeOrigin}/checkouts/`))
  await fillDelivery(page, 'hosted@example.com')
  await page.getByLabel('Cash on delivery').check()
  await page.getByRole('button', { name: /^(?:Pay|Place order)/ }).click()
  await expect(page).toHaveURL(
    new RegExp(`^${shopOrigin}/thank-you\\?success=1&checkout=PG-\\w+&order=\\d`),
  )
}

// spec 1.007
test('the shop sells from a store on another origin by settings alone, and counts the sale also after a restart', async ({
  page,
}) => {
  const { shopOrigin, storeOrigin, dataDir, store, settings } = await openStore()
  let shop = await startShop(settings)
  const watch = await watchPage(page)
  const askedStore = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(storeOrigin)) askedStore.add(request.resourceType())
  })

  try {
    await waitForPage(`${shopOrigin}/all-products`)
    await page.goto(`${shopOrigin}/all-products`)
    await page.getByRole('heading', { name: 'Couple Taboo' }).click()
    await buy(page, shopOrigin, storeOrigin)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      specified('Order Confirmed'),
    )
    expect(askedStore).toContain('fetch')
    expect(askedStore).toContain('image')
    expect(watch.problems).toEqual([])
    const database = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true })
    const orders = database.prepare('SELECT email FROM orders').all()
    database.close()
    expect(orders).toEqual([expect.objectContaining({ email: 'hosted@example.com' })])

    await browseBlocked(page.context(), { shopOrigin, storeOrigin })

    // The shop at the edge stores nothing.
    if (isAtTheEdge) return
    await shop.kill()
    shop = await startShop(settings)
    await waitForPage(`${shopOrigin}/product/couple-taboo`)
    await page.goto(`${shopOrigin}/product/couple-taboo`)
    await expect(page.getByText('1 sold in past 24hrs')).toBeVisible()
  } finally {
    await Promise.all([shop.kill(), store.kill()])
  }
})

/** Browses in a network that blocks the store's domain and not the shop's, until the block ends. */
async function browseBlocked(
  context: BrowserContext,
  { shopOrigin, storeOrigin }: { readonly shopOrigin: string; readonly storeOrigin: string },
): Promise<void> {
  const page = await context.newPage()
  const api = `${storeOrigin}/api/**`
  const banner = page.getByRole('region', { name: connectivityWords.label })
  await page.route(api, (route) => route.abort())
  await page.goto(`${shopOrigin}/all-products`)
  await expect(banner.getByText(connectivityWords.browsing)).toBeAttached()
  const detour = page.waitForRequest(`${shopOrigin}/api/catalogue`)
  await page.getByRole('heading', { name: 'Jugaad!' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jugaad!')
  expect((await detour).postDataJSON()).toEqual({
    name: 'ProductByHandle',
    variables: { handle: 'jugaad' },
  })
  // The block ends with the press: a check of the shop's own, every ten seconds, would take the button away before it.
  const pressed = Promise.withResolvers<void>()
  await page.route(api, (route) => pressed.promise.then(() => route.continue()))
  await banner.getByRole('button', { name: specified('Retry Connection') }).click()
  pressed.resolve()
  await expect(banner).toBeHidden()
  const direct = page.waitForRequest(`${storeOrigin}/api/**`)
  await page.goBack()
  await page.getByRole('heading', { name: 'Desi Taboo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desi Taboo')
  await direct
  await page.close()
}
