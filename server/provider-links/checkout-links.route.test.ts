import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressNotices } from '#content/cart-link.ts'
import { askStoreOf } from '#test/ask-store.ts'
import { followRedirects } from '#test/follow-redirects.ts'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { type OpenShop, openHostedShop, openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

let store: Awaited<ReturnType<typeof openHostedStore>>
let shop: Awaited<ReturnType<typeof openHostedShop>>

/** A store whose primary domain is this shop, for a merchant who wants one domain: its checkout URLs use it. */
const ownDomain = { primaryHost: new URL(SHOP_ORIGIN).host }

beforeAll(async () => {
  store = await openHostedStore([SHOP_ORIGIN])
})
afterAll(() => store.close())
beforeEach(async () => {
  store.setDifficulty(ownDomain)
  shop = await openHostedShop({
    SHOPIFY_STORE_DOMAIN: store.origin,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-token',
  })
})

/** The URL of a checkout as the response to Buy Now has it, written by the store. */
async function checkoutOf(handle: string): Promise<URL> {
  const page = await (await shop.ask(`/product/${handle}`)).text()
  const [variantId = ''] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page) ?? []
  const response = await shop.ask('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [{ variantId, quantity: 1 }] }),
  })
  expect(response.status).toBe(200)
  return new URL((await response.json()).checkoutUrl)
}

const locationOf = (response: Response) => new URL(response.headers.get('Location') ?? '')

describe('a checkout link at the shop’s address', () => {
  it('redirects once to the store’s host, where it can be paid', async () => {
    const address = await checkoutOf('couple-taboo')
    expect(address.host).toBe(ownDomain.primaryHost)
    const passed = await shop.ask(address.pathname + address.search)
    expect(passed.status).toBe(302)
    expect(passed.headers.get('Cache-Control')).toBe('no-store')
    const place = locationOf(passed)
    expect(place.origin).toBe(store.origin)
    expect(place.pathname).toBe(address.pathname)
    expect(place.searchParams.get('key')).toBe(address.searchParams.get('key'))
    const checkout = await fetch(place)
    expect(checkout.status).toBe(200)
    expect(pageText(await checkout.text())).toContain('Couple Taboo')
  })

  it('redirects from the checkout page’s address too, keeping its query', async () => {
    const opened = await fetch(locationOf(await passOn(await checkoutOf('couple-taboo'))))
    const { pathname, search } = new URL(opened.url)
    expect(pathname).toMatch(/^\/checkouts\//)
    const passed = await shop.ask(pathname + search)
    expect(passed.status).toBe(302)
    const checkout = await fetch(locationOf(passed))
    expect(checkout.status).toBe(200)
    expect(pageText(await checkout.text())).toContain('Couple Taboo')
  })

  it.each(['HEAD', 'GET'])('redirects %s requests without asking the store', async (method) => {
    store.setDifficulty({ ...ownDomain, answer: () => new Response('down', { status: 500 }) })
    const passed = await shop.ask('/cart/c/Z2NwLUFzaWE?key=AbC', { method })
    expect([passed.status, locationOf(passed).href]).toEqual([
      302,
      `${store.origin}/cart/c/Z2NwLUFzaWE?key=AbC&_passed_on=1`,
    ])
  })

  it('that the store sends back shows an error page and is logged once', async () => {
    store.setDifficulty({
      ...ownDomain,
      answer: ({ url }) => {
        const { pathname, search } = new URL(url)
        const isCheckout = pathname.startsWith('/cart/c/')
        return isCheckout ? Response.redirect(SHOP_ORIGIN + pathname + search, 302) : null
      },
    })
    const passed = await passOn(await checkoutOf('couple-taboo'))
    const back = await fetch(locationOf(passed), { redirect: 'manual' })
    const sentBack = locationOf(back)
    expect(sentBack.origin).toBe(SHOP_ORIGIN)
    const ended = await shop.ask(sentBack.href)
    expect(ended.status).toBe(508)
    expect(pageText(await ended.text())).toContain(addressNotices.checkoutTitle)
    expect(shop.logged.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('redirects its checkout'),
    ])
  })
})

const passOn = (address: URL) => shop.ask(address.pathname + address.search)

describe('a checkout link of the local store', () => {
  let local: OpenShop
  beforeAll(async () => {
    local = await openShop()
  })
  afterAll(() => local.close())

  it('redirects to a working checkout of the local store', async () => {
    const game = await (await local.ask('/product/jugaad')).text()
    const [variantId] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(game) ?? []
    const { cartCreate } = await askStoreOf(
      local,
      `mutation{cartCreate(input:{lines:[{merchandiseId:"${variantId}"}]}){cart{checkoutUrl}}}`,
    )
    const { pathname, search } = new URL(cartCreate.cart.checkoutUrl, SHOP_ORIGIN)
    const address = pathname.replace('/local-store', '') + search
    expect(address).toMatch(/^\/cart\/c\/\w+\?key=/)
    const first = await local.ask(address)
    expect(first.status).toBe(302)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(first.headers.get('Location')).toBe(`/local-store${address}`)
    const { page } = await followRedirects(local, address)
    expect(pageText(await page.text())).toContain('Jugaad')
  })

  it('keeps the capitals of its token', async () => {
    const response = await local.ask('/cart/c/Z2NwLUFzaWE?key=AbC')
    expect(response.headers.get('Location')).toBe('/local-store/cart/c/Z2NwLUFzaWE?key=AbC')
  })

  it('that comes back shows an error page and is logged', async () => {
    const response = await local.ask('/checkouts/abc?_passed_on=1')
    expect(response.status).toBe(508)
    expect(pageText(await response.text())).toContain(addressNotices.checkoutTitle)
    expect(local.logged.at(-1)?.msg).toContain('redirects its checkout')
  })
})
