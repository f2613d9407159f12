import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { specified } from '#test/specification.ts'
import { checkConnection } from './shop.ts'
import { getShopPolicies } from './shop-policies.ts'

function clock() {
  const times = [1000, 1042.4]
  return { now: () => times.shift() ?? 0 }
}

describe('the connectivity check', () => {
  // spec 3.020, 7.007
  test('returns connected, latency and the shop’s name', async () => {
    const { client } = openFakeStorefront({ shop: { name: 'Party Gully' } })
    expect(await checkConnection(client, clock())).toEqual({
      connected: true,
      latencyMs: 42,
      error: null,
      shopName: 'Party Gully',
    })
  })

  // spec 8.012
  test.each([
    [503, 'Service Unavailable', 'HTTP 503: Service Unavailable'],
    [401, 'Unauthorized', 'HTTP 401: Unauthorized'],
    [429, 'Too Many Requests', 'HTTP 429: Too Many Requests'],
    [502, '', 'HTTP 502'],
  ])('status %i reads as its status line, after one attempt', async (status, statusText, error) => {
    const { client, asked } = openFakeStorefront({ shop: new Response('', { status, statusText }) })
    expect(await checkConnection(client, clock())).toMatchObject({
      connected: false,
      latencyMs: 42,
      error,
    })
    expect(asked).toHaveLength(1)
  })

  // spec 8.011
  test('a failed fetch counts as blocked', async () => {
    const { client } = openFakeStorefront({
      shop: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    expect(await checkConnection(client)).toMatchObject({
      connected: false,
      error: specified('Network blocked by firewall or CORS policy'),
      fault: { kind: 'blocked' },
    })
  })

  // spec 7.008
  test('a store that responds with errors is reachable, but another page in its place is not', async () => {
    const errors = Response.json({ errors: [{ message: 'Throttled' }] })
    expect(await checkConnection(openFakeStorefront({ shop: errors }).client)).toMatchObject({
      connected: true,
      error: null,
      shopName: null,
    })
    const page = new Response('<h1>Access to this site is blocked</h1>')
    expect(await checkConnection(openFakeStorefront({ shop: page }).client)).toMatchObject({
      connected: false,
      fault: { kind: 'shape' },
    })
  })
})

// spec 3.044
test('reads policies, and null for those the merchant lacks', async () => {
  const policy = {
    id: 'p1',
    handle: 'privacy-policy',
    title: 'Privacy',
    body: '<p>…</p>',
    url: '/p',
  }
  const { client } = openFakeStorefront({
    shop: { privacyPolicy: policy, termsOfService: null, refundPolicy: { ...policy, id: 'p2' } },
  })
  expect(await getShopPolicies(client)).toEqual({
    privacy: policy,
    terms: null,
    refund: { ...policy, id: 'p2' },
  })
})
