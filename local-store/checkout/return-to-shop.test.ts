import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

/** Pays for a cart with this return URL and returns where the shopper is sent. */
async function payWith(
  { returnTo, returnUrl }: { returnTo?: string; returnUrl?: string },
  options: Parameters<typeof openTestCheckout>[0] = {},
) {
  const shop = await openTestCheckout(options)
  const attributes = returnUrl === undefined ? [] : [{ key: 'return_url', value: returnUrl }]
  const { checkoutUrl } = await createTestCart(shop, { jugaad: 1 }, { attributes })
  const query = returnTo === undefined ? '' : `&return_to=${encodeURIComponent(returnTo)}`
  const opened = await shop.get(`${checkoutUrl}${query}`)
  const form = { ...goodForm, expectedTotal: '45000' }
  const answer = await shop.post(opened.headers.get('Location') ?? '', form)
  return { location: answer.headers.get('Location') ?? '', shop }
}

describe('after paying, the shopper goes', () => {
  it('to return_to, even when the cart has another URL', async () => {
    const { location } = await payWith({ returnTo: '/thank-you', returnUrl: '/elsewhere' })
    expect(location).toMatch(/^\/thank-you\?success=1&order=PG1001&order_status_url=/)
  })

  it('to the cart’s return_url when there is no return_to', async () => {
    const { location } = await payWith({ returnUrl: 'http://shop.test/thank-you?success=1' })
    expect(location).toMatch(/^http:\/\/shop\.test\/thank-you\?success=1&order=PG1001/)
  })

  it.each([
    '//evil.example/thank-you',
    '/.//evil.example/x',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('to the shop’s home when the address is not the shop’s: %s', async (returnTo) => {
    const { location } = await payWith({ returnTo })
    expect(location).toMatch(/^\/\?success=1&order=PG1001/)
  })

  it('to the shop’s home when the cart’s return_url only looks like a path in the shop', async () => {
    const { location } = await payWith({ returnUrl: '/.//evil.example/x' })
    expect(location).toMatch(/^\/\?success=1&order=PG1001/)
  })

  it.each([{ returnTo: '/thank-you' }, { returnUrl: '/thank-you' }, {}])(
    'to the order’s page in a store that does not return: %j',
    async (address) => {
      const { location } = await payWith(address, { returnsToShop: false })
      expect(location).toMatch(/^\/local-store\/orders\/[0-9a-f]{32}$/)
    },
  )

  it('to the order’s page when there is no return URL', async () => {
    const { location, shop } = await payWith({})
    expect(location).toMatch(/^\/local-store\/orders\/[0-9a-f]{32}$/)
    expect((await shop.get(location)).status).toBe(200)
  })
})

it('the cart of an order is gone, and one that was left unpaid is not', async () => {
  const shop = await openTestCheckout()
  const [paid, left] = [
    await createTestCart(shop, { jugaad: 1 }),
    await createTestCart(shop, { jugaad: 1 }),
  ]
  await shop.post(paid.checkout, { ...goodForm, expectedTotal: '45000' })
  await shop.get(left.checkout)
  const find = 'query ($id: ID!) { cart(id: $id) { id } }'
  expect(await shop.ask(find, { id: paid.id })).toMatchObject({ data: { cart: null } })
  expect(await shop.ask(find, { id: left.id })).toMatchObject({ data: { cart: { id: left.id } } })
})

describe('the order’s page', () => {
  // spec 4.071
  it('shows lines, address, payment and next steps', async () => {
    const now = () => new Date('2026-11-21T20:00:00Z')
    const { location, shop } = await payWith({}, { now })
    const response = await shop.get(location)
    const text = await textOf(response)
    expect(text).toContain('Thank you, Asha. Your order is confirmed. Order PG1001')
    expect(text).not.toMatch(/\b(?:pending|authorized|paid|unfulfilled|fulfilled|refunded)\b/i)
    expect(text).toContain('Placed on 22 November 2026 at 1:30 am')
    expect(text).toContain('Jugaad! 1 × ₹450 ₹450')
    expect(text).toContain('Total ₹450')
    expect(text).toContain('Asha Rao 12 Linking Road Mumbai 400050 Maharashtra, India')
    expect(text).toContain('Cash on Delivery: pay the courier')
    expect(text).toContain('You pay the courier when the parcel arrives.')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  })

  it('answers 404 for an unknown order', async () => {
    const shop = await openTestCheckout()
    const response = await shop.get('/local-store/orders/0123456789abcdef0123456789abcdef')
    expect(response.status).toBe(404)
    expect(await textOf(response)).toContain('We cannot find this order')
  })
})
