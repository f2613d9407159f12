import { afterAll, expect, test } from 'vitest'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { openHostedShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { connectionFaults } from '#test/prepared-faults/connection-faults.ts'
import { privateToken, publicToken } from '#test/prepared-faults/prepared-fault.ts'
import { sellingFaults } from '#test/prepared-faults/selling-faults.ts'
import { storeFaults } from '#test/prepared-faults/store-faults.ts'

const GAME = 'Couple Taboo'
/** Each shows a game. */
const pages = {
  '/': 'Shot Roulette',
  '/all-products': GAME,
  '/category/couple-games': GAME,
  '/search?q=taboo': GAME,
  '/product/couple-taboo': GAME,
}

const store = await openHostedStore([SHOP_ORIGIN])
afterAll(() => store.close())

const faults = [...connectionFaults, ...storeFaults, ...sellingFaults].filter(
  ({ store: difficulty, sells }) => difficulty && sells,
)

/** A new shop, without a cached response of the store. */
function openShopOf({ store: difficulty = {}, settings = {} }: (typeof faults)[number]) {
  store.setDifficulty(difficulty)
  const given = {
    SHOPIFY_STORE_DOMAIN: store.origin,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: publicToken,
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: privateToken,
    ...settings,
  }
  return openHostedShop(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  )
}

type Shop = Awaited<ReturnType<typeof openHostedShop>>

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const shippingAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 Church Street',
  city: 'Bengaluru',
  province: 'Karnataka',
  zip: '560001',
  phone: '+91 98000 00000',
}

/** From the product page through the quote to the store's checkout, as the buttons do; null if a step fails. */
async function openCheckout({ ask }: Shop): Promise<Response | null> {
  const page = await (await ask('/product/couple-taboo')).text()
  const [variantId = ''] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page) ?? []
  const lines = [{ variantId, quantity: 1 }]
  const quote = { lines, discountCodes: ['WELCOME10'], address: { zip: '560001' } }
  const quoted = await ask('/api/quote', post(quote))
  const order = { lines, code: 'WELCOME10', referralCode: 'PGFRIEND12', shippingAddress }
  const handedOver = await ask('/api/checkout', post(order))
  if (quoted.status !== 200 || handedOver.status !== 200) return null
  const { checkoutUrl } = await handedOver.json()
  return fetch(checkoutUrl)
}

const selling = (...how: readonly string[]) =>
  faults.filter(({ sells = '' }) => how.includes(sells))

test.each(selling('all', 'pages'))('every page shows its games with $name', async (fault) => {
  const shop = await openShopOf(fault)
  for (const [path, name] of Object.entries(pages)) {
    const page = await shop.ask(path)
    expect(page.status, path).toBe(200)
    expect(await page.text(), path).toContain(name)
  }
  expect(await shop.ask('/readyz')).toHaveProperty('status', 200)
  expect(shop.logged.filter(({ level }) => level >= 50)).toEqual([])
})

test.each(selling('all'))('a game reaches the checkout with $name', async (fault) => {
  const checkout = await openCheckout(await openShopOf(fault))
  expect(checkout?.status).toBe(200)
  expect(await checkout?.text()).toContain(GAME)
})

test.each(selling('pages'))('no order is confirmed with $name', async (fault) => {
  const checkout = await openCheckout(await openShopOf(fault))
  expect(checkout?.status ?? 503).toBeGreaterThanOrEqual(400)
})

test.each(selling('nothing'))('pages say that they cannot show games with $name', async (fault) => {
  const shop = await openShopOf(fault)
  for (const path of Object.keys(pages)) {
    expect(await shop.ask(path), path).toHaveProperty('status', 503)
  }
  expect(await shop.ask('/readyz')).toHaveProperty('status', 503)
})
