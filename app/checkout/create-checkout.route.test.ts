import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { sampleAddress } from '#test/sample-address.ts'
import { specified } from '#test/specification.ts'
import { getVariantId } from '#test/variant-id.ts'

const UNKNOWN = 'gid://shopify/ProductVariant/999999999999'

const shop = await openShop()
const variantId = await getVariantId(shop, 'shot-roulette')
const soldOutId = await getVariantId(shop, 'desi-taboo')
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

function send(body: unknown, contentType = 'application/json'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return shop.ask('/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: text,
  })
}

function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return shop.ask('/api/checkout', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
}

describe('the checkout helper called by script', () => {
  // spec 2.018, 7.040
  it('responds with the URL of a working checkout that returns to the shop', async () => {
    const response = await send({ lines: [{ variantId, quantity: 2 }] })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { checkoutUrl, handOver } = await response.json()
    const url = new URL(checkoutUrl, SHOP_ORIGIN)
    expect(url.origin).toBe(SHOP_ORIGIN)
    expect(url.searchParams.get('return_to')).toBe(
      `${specified('/thank-you?success=1')}&checkout=${handOver.checkout}`,
    )
    const page = await follow(url)
    expect(page.status).toBe(200)
    expect(pageText(await page.text())).toContain('Shot Roulette')
  })

  it('passes on code, e-mail and payment method', async () => {
    const response = await send({
      lines: [{ variantId, quantity: 1 }],
      code: 'SAVE10',
      email: 'asha@example.in',
      paymentMethod: 'cod',
    })
    const { checkoutUrl } = await response.json()
    const html = await (await follow(new URL(checkoutUrl, SHOP_ORIGIN))).text()
    for (const part of ['SAVE10', 'asha@example.in', 'value="cod" checked']) {
      expect(html).toContain(part)
    }
  })

  it("passes on a friend's code as its discount code", async () => {
    const lines = [{ variantId, quantity: 1 }]
    for (const [referralCode, isTaken] of [
      ['pgnanisx777', true],
      ['NANI', false],
    ] as const) {
      const response = await send({ lines, code: 'WELCOME10', referralCode })
      const { checkoutUrl } = await response.json()
      const html = await (await follow(new URL(checkoutUrl, SHOP_ORIGIN))).text()
      expect(html).toContain('WELCOME10')
      expect(html.includes('REFERRAL100')).toBe(isTaken)
    }
  })

  it.each([
    ['unknown-variant', () => [{ variantId: UNKNOWN, quantity: 1 }], () => UNKNOWN],
    ['sold-out', () => [{ variantId: soldOutId, quantity: 1 }], () => soldOutId],
    ['quantity-capped', () => [{ variantId, quantity: 10_000 }], () => variantId],
  ])('responds with the line that cannot be sold: %s', async (reason, lines, refusedId) => {
    const response = await send({ lines: lines() })
    expect(response.status).toBe(409)
    const refusal = await response.json()
    const message = expect.stringMatching(/\w/)
    const code = reason === 'unknown-variant' ? 'INVALID' : 'NOT_ENOUGH_IN_STOCK'
    expect(refusal).toEqual({
      reason,
      variantId: refusedId(),
      message,
      errors: [{ code, message: refusal.message }],
    })
  })

  it.each([
    ['malformed JSON', '{"lines":', 400],
    ['no JSON at all', '', 400],
    ['a list', '[]', 400],
    ['no lines', '{"lines":[]}', 400],
    ['wrong types', '{"lines":[{"variantId":7,"quantity":"2"}]}', 400],
    ['a body that is too large', JSON.stringify({ lines: [], padding: 'x'.repeat(70_000) }), 413],
  ])('rejects %s with a clear message', async (_, body, status) => {
    const response = await send(body)
    expect(response.status).toBe(status)
    expect((await response.json()).message).toMatch(/^[A-Z].*\.$|^lines/)
  })

  it.each(['text/plain', 'application/xml'])('rejects another content type: %s', async (type) => {
    const response = await send('{}', type)
    expect(response.status).toBe(415)
  })

  // spec 7.042
  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('accepts only POST, not %s', async (method) => {
    const response = await shop.ask('/api/checkout', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  // spec 8.020, 8.021
  it.each([
    ['fails', () => new Response('down', { status: 500 }), 'Create checkout failed: HTTP 500'],
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('fetch failed')),
      'Create checkout failed: The connection to the store failed: fetch failed',
    ],
  ])('returns and logs a friendly message when the store %s', async (_, answer, words) => {
    shop.replaceStore(async () => answer())
    const response = await send({ lines: [{ variantId, quantity: 1 }] })
    expect(response.status).toBe(503)
    const message = `${words} (Create checkout)`
    expect(await response.json()).toEqual({ message })
    expect(shop.logged.at(-1)).toMatchObject({ level: 50, msg: message, path: '/api/checkout' })
  })

  // spec 5.053
  it('ignores unsupported inputs and logs a warning about each', async () => {
    const before = shop.logged.length
    const shippingAddress = { ...sampleAddress, planet: 'Earth' }
    const lines = [{ variantId, quantity: 1, price: 1 }]
    const response = await send({ lines, shippingAddress, presentmentCurrencyCode: 'USD' })
    expect(response.status).toBe(200)
    expect(shop.logged.slice(before)).toMatchObject([
      { level: 40, msg: 'createCheckout leaves out unsupported inputs: presentmentCurrencyCode' },
      { level: 40, msg: 'cartLinesAdd leaves out unsupported inputs: price' },
      { level: 40, msg: 'cartDeliveryAddressesAdd leaves out unsupported inputs: planet' },
    ])
  })

  it('logs a friendly message about a step that failed', async () => {
    shop.replaceStore(async (request) => {
      const isCode = (await request.clone().text()).includes('cartDiscountCodesUpdate')
      return isCode ? new Response('', { status: 502 }) : shop.askStore(request)
    })
    const response = await send({ lines: [{ variantId, quantity: 1 }], code: 'SAVE10' })
    expect(response.status).toBe(200)
    expect(shop.logged.at(-1)?.msg).toBe(
      'Apply discount codes failed: HTTP 502 (Apply discount codes)',
    )
  })
})

describe('Buy Now without script', () => {
  // spec 7.041
  it('redirects to the checkout with a 303', async () => {
    const response = await submit({ variantId, quantity: '1' })
    expect(response.status).toBe(303)
    const url = new URL(response.headers.get('Location') ?? '', SHOP_ORIGIN)
    expect(url.pathname).toMatch(/^\/local-store\//)
    expect((await follow(url)).status).toBe(200)
  })

  it('shows a page with the reason and a link back when the store refuses', async () => {
    const referrer = `${SHOP_ORIGIN}/product/desi-taboo?x=%22%3E`
    const response = await submit({ variantId: soldOutId }, { Referer: referrer })
    expect(response.status).toBe(409)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const html = await response.text()
    expect(pageText(html)).toContain('sold out')
    expect(html).toContain('href="/product/desi-taboo?x=%22%3E"')
  })

  it.each(['https://evil.example//evil.example/', 'nonsense', 'javascript:alert(1)'])(
    'never links back to another site: %s',
    async (referrer) => {
      const html = await (await submit({}, { Referer: referrer })).text()
      const back = /href="([^"]*)">Back to the shop/.exec(html)?.[1] ?? ''
      expect(new URL(back, SHOP_ORIGIN).origin).toBe(SHOP_ORIGIN)
    },
  )

  it.each<Record<string, string>>([{}, { variantId: '<b>' }, { variantId: 'x', quantity: '-1' }])(
    'rejects an incomplete form: %j',
    async (fields) => {
      const response = await submit(fields)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('We couldn’t start your checkout')
    },
  )

  it('rejects a malformed form', async () => {
    const response = await send('no boundary', 'multipart/form-data')
    expect(response.status).toBe(400)
  })

  it('reports a failing store', async () => {
    shop.replaceStore(async () => new Response('down', { status: 500 }))
    const response = await submit({ variantId })
    expect(response.status).toBe(503)
    expect(pageText(await response.text())).toContain(
      'Failed to create checkout. Please try again.',
    )
  })
})

/** Follows redirects within the store, as a browser would. */
async function follow(url: URL): Promise<Response> {
  const response = await shop.ask(url.href, { redirect: 'manual' })
  const location = response.headers.get('Location')
  return location ? follow(new URL(location, url)) : response
}
