import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { startCheckout } from '#test/start-checkout.ts'

const shop = await openShop()
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

const storeIsDown = async () => new Response('Bad gateway', { status: 502 })
const pages = ['/', '/all-products', '/category/combo', '/product/jugaad', '/thank-you', '/nope']

describe('every page', () => {
  it.each(pages)('%s carries a strict policy that fits its own scripts', async (path) => {
    const response = await shop.ask(path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const html = await response.text()
    expect(policy).not.toMatch(/unsafe|nonce|\*/)
    expect(html).not.toMatch(/ nonce=/)
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/<style/)
    expect(html).not.toMatch(/ on[a-z]+="/)
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?: src=|application\/ld))[^>]*>([\s\S]+?)<\/script>/g),
    ]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, code = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(code).digest('base64'))
    }
  })

  it.each(pages)('%s carries the other security headers', async (path) => {
    const { headers } = await shop.ask(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })
})

describe('the page cache in the shop', () => {
  it('serves a cached page through an outage of the store', async () => {
    const before = await (await shop.ask('/category/couple-games')).text()
    shop.replaceStore(storeIsDown)
    const during = await shop.ask('/category/couple-games')
    expect(during.status).toBe(200)
    expect(await during.text()).toBe(before)
  })

  it('answers an uncached page with 503 while the store is down, and recovers', async () => {
    shop.replaceStore(storeIsDown)
    const during = await shop.ask('/category/drinking-games')
    expect(during.status).toBe(503)
    expect(during.headers.get('Cache-Control')).toBe('no-store')
    shop.replaceStore(null)
    expect((await shop.ask('/category/drinking-games')).status).toBe(200)
  })

  it('gives a page its canonical URL at the public origin', async () => {
    const html = await (await shop.ask('http://other.host/product/jugaad?utm_source=x')).text()
    expect(html).toContain(`<link rel="canonical" href="${SHOP_ORIGIN}/product/jugaad"/>`)
    expect(html).not.toContain('other.host')
  })

  it('never shares the thank-you page', async () => {
    const headers = { Cookie: await startCheckout(shop) }
    const one = await shop.ask('/thank-you?success=1&order=PG1001', { headers })
    const other = await shop.ask('/thank-you?success=1&order=PG1001')
    expect(one.headers.get('Cache-Control')).toBe('no-store')
    expect(await one.text()).toContain('Order Confirmed')
    expect(await other.text()).not.toContain('Order Confirmed')
  })

  it('shares other pages with browsers that started a checkout, without setting their cookie', async () => {
    const plain = await shop.ask('/product/jugaad')
    const headers = { Cookie: await startCheckout(shop) }
    const known = await shop.ask('/product/jugaad', { headers })
    expect(known.headers.get('Server-Timing')).toContain('page-cache;desc=hit')
    expect(known.headers.get('ETag')).toBe(plain.headers.get('ETag'))
    expect(known.headers.getSetCookie()).toEqual([])
    expect(known.headers.get('Cache-Control')).toContain('s-maxage')
  })

  it('never shares the thank-you page under another spelling', async () => {
    const headers = { Cookie: await startCheckout(shop) }
    const capitals = await shop.ask('/Thank-You?success=1&order=PG1001', { headers })
    expect(capitals.status).toBe(308)
    expect(capitals.headers.get('Location')).toBe('/thank-you?success=1&order=PG1001')
    const coded = await shop.ask('/%74hank-you?success=1')
    expect(coded.status).toBe(308)
    expect(coded.headers.get('Location')).toBe('/thank-you?success=1')
  })

  it.each([
    ['/FAQ?x=Y', 308, '/faq?x=Y'],
    ['/Product/Jugaad', 308, '/product/jugaad'],
    ['/cart/c/AbC?key=XyZ', 302, '/local-store/cart/c/AbC?key=XyZ'],
    ['/Products/Jugaad', 301, '/product/Jugaad'],
  ])('lower-cases its own pages, not tokens of carts: %s', async (path, status, location) => {
    const response = await shop.ask(path)
    expect([response.status, response.headers.get('Location')]).toEqual([status, location])
  })

  it('shares a page’s data like the page, by requested routes', async () => {
    const stateOf = async (path: string) =>
      (await shop.ask(path)).headers.get('Server-Timing')?.replace('page-cache;desc=', '')
    const one = '/product/jugaad.data?_routes=product/product.route'
    expect(await stateOf('/product/jugaad.data')).toBe('miss')
    expect(await stateOf(one)).toBe('miss')
    expect(await stateOf('/product/jugaad.data?utm_source=x')).toBe('hit')
    expect(await stateOf(`${one}&x=1`)).toBe('hit')
    const whole = await (await shop.ask('/product/jugaad.data')).text()
    expect(await (await shop.ask(one)).text()).not.toBe(whole)
    expect(whole).toContain('"root"')
  })

  it.each(['/thank-you.data?success=1', '/thank-you/.data', '/healthz', '/readyz'])(
    'never shares %s',
    async (path) => {
      const response = await shop.ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    },
  )
})

describe('addresses', () => {
  it('redirect away from a trailing slash', async () => {
    const response = await shop.ask('/all-products/?sort=name')
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe('/all-products?sort=name')
  })

  it('never redirect to another host', async () => {
    const response = await shop.ask(`${SHOP_ORIGIN}//evil.example/`)
    expect(response.headers.get('Location')).toBe('/evil.example')
  })

  it.each([
    '/%',
    '/%E0%A4%A',
    '/product/100%',
    '/%.data',
    '/%09/%3C/b',
    '/%0A/%5B',
    '/product/%00',
    '/en-in/%0d%0aSet-Cookie:a=b',
  ])('that cannot be read, like %s, get a clear message, and nothing is logged', async (path) => {
    const logged = [...shop.logged]
    const response = await shop.ask(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('We can’t read this address')
    expect(shop.logged).toEqual(logged)
  })

  it('that are far too long are answered 404', async () => {
    expect(await shop.ask(`/product/${'x'.repeat(4000)}`)).toHaveProperty('status', 404)
  })

  it('made of characters that URL parsers disagree on never cause a fault', async () => {
    const part = fc.constantFrom(
      ...'/ %2F %5C \\ %3C < %5B : %3A @ %40 # ? % %25 %09 . .. %2E a ; [ ] { }'.split(' '),
    )
    const path = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join('')}`)
    await fc.assert(
      fc.asyncProperty(path, async (address) => {
        if (!URL.canParse(SHOP_ORIGIN + address)) return
        const { status } = await shop.ask(SHOP_ORIGIN + address)
        expect(status, address).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the local store mounted in the shop', () => {
  const endpoint = '/local-store/api/2026-04/graphql.json'
  const post = (body: string, headers: Record<string, string> = {}) =>
    shop.ask(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    })

  it('answers the Storefront API on the same origin', async () => {
    const response = await post(JSON.stringify({ query: '{ shop { name } }' }))
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Party Gully' } } })
  })

  it.each([
    ['no JSON', '{"query":', 400],
    ['no query', '{}', 400],
    ['a query of the wrong type', '{"query":7}', 400],
    ['variables of the wrong type', '{"query":"{ shop { name } }","variables":[1]}', 400],
    ['too large a body', JSON.stringify({ query: '#'.repeat(600_000) }), 413],
  ])('refuses %s with a clear message', async (_, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    const { errors } = await response.json()
    expect(errors[0].message).toMatch(/\w+ \w+/)
  })
})

it('refuses a request body that is too large, and says so', async () => {
  const response = await shop.ask('/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '200000' },
    body: JSON.stringify({ lines: [], note: 'x'.repeat(200_000) }),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({
    message: 'That’s too much to send at once. Please make it shorter.',
  })
})
