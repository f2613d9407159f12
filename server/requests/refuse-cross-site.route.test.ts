import { afterAll, describe, expect, it } from 'vitest'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const helpers = [
  ...['/api/checkout', '/api/coupon', '/api/coupon.data', '/api/quote', '/faq', '/api/evidence'],
]

function send(path: string, headers: Record<string, string>, body = 'code=WELCOME10') {
  const type = 'application/x-www-form-urlencoded'
  return shop.ask(path, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body })
}

describe.each(helpers)('%s', (path) => {
  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['a page that hides its origin', { Origin: 'null' }],
    ['an origin that only looks like ours', { Origin: `${SHOP_ORIGIN}.evil.example` }],
    ['a program with an invalid origin', { 'Sec-Fetch-Site': 'none', Origin: 'x y' }],
    ['a site that sends our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: SHOP_ORIGIN }],
  ])('refuses %s with a message, and logs nothing', async (_, headers) => {
    const answer = await send(path, headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('another site') })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(shop.logged).toEqual([])
  })
})

it.each([
  ['its own pages', { 'Sec-Fetch-Site': 'same-origin', Origin: SHOP_ORIGIN }],
  ['its own pages in an older browser', { Origin: SHOP_ORIGIN }],
  ['its own pages behind a proxy with TLS', { Origin: SHOP_ORIGIN.replace('http:', 'https:') }],
  ['a program', {}],
])('accepts %s', async (_, headers) => {
  expect(await send('/api/coupon', headers)).toHaveProperty('status', 200)
})

it.each(['/api/coupon.data', '/faq', '/faq.data'])(
  '%s logs no fault whatever the scheme of the shop’s own origin',
  async (path) => {
    for (const scheme of ['https', 'made-up'])
      await send(path, { Origin: SHOP_ORIGIN.replace('http:', `${scheme}:`) })
    expect(shop.logged).toEqual([])
  },
)

it('accepts a buy button’s form from another site, since it only leads to a link', async () => {
  const answer = await send('/en-in/cart/add', { 'Sec-Fetch-Site': 'cross-site' }, 'id=1')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart/add?id=1'])
})
