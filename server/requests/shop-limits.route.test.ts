import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

/** A shop with this factor of the usual limits. */
async function open(factor: string) {
  const shop = await openShop({ ADDRESS_LIMITS: factor })
  onTestFinished(() => shop.close())
  return shop
}

type Asked = { readonly path: string; readonly init?: RequestInit }

const send = (path: string, body: object): Asked => ({
  path,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  },
})
const tryCode = (at: number) => send('/api/coupon', { code: `TRY${at}` })
const lines = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]

it.each<[string, (at: number) => Asked]>([
  ['searches', (at) => ({ path: `/search?q=word${at}` })],
  ['unknown addresses', (at) => ({ path: `/category/none-${at}` })],
  ['codes', tryCode],
  ['codes in another spelling', (at) => ({ ...tryCode(at), path: '/Api/COUPON.data' })],
  ['totals', () => send('/api/quote', { lines, discountCodes: [] })],
  ['checkouts', () => send('/api/checkout', { lines })],
])('%s are limited by address, with a message', async (_, asked) => {
  // A twentieth of the usual limits: six searches, two absences, three codes and checkouts, twelve totals.
  const shop = await open('0.05')
  const ask = (buyerIp: string, at: number) => {
    const { path, init } = asked(at)
    return shop.askFrom(buyerIp, path, init)
  }
  expect((await ask('192.0.2.1', 0)).status).not.toBe(429)
  // Each refusal takes a quarter of a second: only the first is waited for.
  let refused = await ask('192.0.2.1', 1)
  for (let at = 2; at < 15 && refused.status !== 429; at += 1) refused = await ask('192.0.2.1', at)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/Too many .* Try again in \d+ seconds?\./)
  expect((await ask('192.0.2.2', 15)).status).not.toBe(429)
})

it('cached pages are served to an address over its limit', async () => {
  const shop = await open('0.05')
  await shop.askFrom(null, '/search?q=ludo')
  for (let at = 0; at < 10; at += 1) await shop.askFrom('192.0.2.1', `/category/none-${at}`)
  expect(await shop.askFrom('192.0.2.1', '/category/none-11')).toHaveProperty('status', 429)
  expect(await shop.askFrom('192.0.2.1', '/search?q=ludo')).toHaveProperty('status', 200)
})

it('a page that is refused to one address is rendered for another at the same moment', async () => {
  const shop = await open('0.05')
  for (let at = 0; at < 4; at += 1) await shop.askFrom('192.0.2.1', `/category/none-${at}`)
  const path = '/product/jugaad'
  const both = ['192.0.2.1', '192.0.2.2'].map((address) => shop.askFrom(address, path))
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses).toEqual([429, 200])
})

it('an address over its limit of missing pages reaches the checkout and existing pages', async () => {
  const shop = await open('0.05')
  for (let at = 0; at < 4; at += 1) await shop.askFrom('192.0.2.1', `/category/none-${at}`)
  expect(await shop.askFrom('192.0.2.1', '/category/none-5')).toHaveProperty('status', 429)
  expect(await shop.askFrom('192.0.2.1', '/contact')).toHaveProperty('status', 200)
  const { path, init } = send('/api/checkout', { lines })
  expect((await shop.askFrom('192.0.2.1', path, init)).status).not.toBe(429)
})

it('a form without script over its limit gets a page with a way back', async () => {
  const shop = await open('0.05')
  const body = () => new URLSearchParams({ variantId: 'gid://shopify/ProductVariant/1' })
  const buy = () =>
    shop.askFrom('192.0.2.1', '/api/checkout', {
      method: 'POST',
      headers: { Referer: 'http://shop.localhost/product/jugaad' },
      body: body(),
    })
  for (let at = 0; at < 4; at += 1) await buy()
  const refused = await buy()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const page = await refused.text()
  expect(pageText(page)).toMatch(/Too many .* Try again in \d+ seconds?\./)
  expect(page).toContain('href="/product/jugaad"')
})

it('a page request over its limit gets a page in the shop’s design, a script’s a message', async () => {
  const shop = await open('0.05')
  const openCategory = (name: string) => shop.askFrom('192.0.2.1', `/category/${name}`)
  for (let at = 0; at < 4; at += 1) await openCategory(`none-${at}`)
  const refused = await openCategory('none-5')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Content-Security-Policy')).toContain(
    "style-src 'self'; font-src 'self'",
  )
  expect(pageText(await refused.text())).toMatch(/One moment, please.*Try again in \d+ seconds?\./s)
  expect(await (await openCategory('none-6.data')).json()).toHaveProperty('message')
})

it('a factor of 0 turns limits off', async () => {
  const shop = await open('0')
  for (let at = 0; at < 10; at += 1) {
    expect(await shop.askFrom('192.0.2.1', `/category/none-${at}`)).toHaveProperty('status', 404)
  }
})
