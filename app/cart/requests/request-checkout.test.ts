// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { answerFetch } from '#test/answer-fetch.ts'
import { requestCheckout } from './request-checkout.ts'

const variantId = 'gid://shopify/ProductVariant/1'
const lines = [{ variantId, quantity: 2, note: 'never sent' }]

const request = (signal = new AbortController().signal) =>
  requestCheckout(lines, { code: 'SAVE10' }, signal)

describe('the request for a checkout', () => {
  it('sends variants, quantities and details as JSON', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    await request()
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/checkout')
    expect(init?.method).toBe('POST')
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    })
    expect(JSON.parse(String(init?.body))).toEqual({
      lines: [{ variantId, quantity: 2 }],
      code: 'SAVE10',
    })
  })

  it.each(['https://pay.example/1', 'http://pay.example/1', '/checkouts/1'])(
    'resolves with the checkout URL: %s',
    async (checkoutUrl) => {
      answerFetch({ checkoutUrl })
      expect(await request()).toEqual({ type: 'created', checkoutUrl, record: null })
    },
  )

  const named = {
    cartId: 'gid://shopify/Cart/1?key=2',
    endpoint: '/api',
    checkout: 'PG-22223333',
    at: 1_000_000,
  }
  it.each([
    [named, named],
    [
      { ...named, checkout: null },
      { ...named, checkout: null },
    ],
    [{ ...named, cartId: 7 }, null],
    [{ ...named, endpoint: undefined }, null],
    [{ ...named, at: 'today' }, null],
    ['Cart', null],
  ])('returns the record of the checkout only if it names one: %j', async (handOver, read) => {
    answerFetch({ checkoutUrl: '/checkouts/1', handOver })
    expect(await request()).toMatchObject({ type: 'created', record: read })
  })

  it.each([
    [{ message: 'Sold out.', variantId }, variantId],
    [{ message: 'Sold out.' }, null],
    [{ message: 'Sold out.', variantId: 7 }, null],
  ])('resolves with a refusal of a line or the whole cart: %j', async (body, refused) => {
    answerFetch(body, 409)
    expect(await request()).toEqual({ type: 'refused', message: 'Sold out.', variantId: refused })
  })

  it('resolves with the message of a rate limit', async () => {
    answerFetch({ message: 'Try again in 2 seconds.' }, 429)
    const message = 'Try again in 2 seconds.'
    expect(await request()).toEqual({ type: 'refused', message, variantId: null })
  })

  it.each([
    [200, null],
    [200, '/checkouts/1'],
    [200, {}],
    [200, { checkoutUrl: 7 }],
    [200, { checkoutUrl: 'ftp://pay.example' }],
    [200, { message: 'Sold out.' }],
    [409, null],
    [409, 'Sold out.'],
    [409, { message: 7 }],
    [409, { checkoutUrl: '/checkouts/1' }],
    [400, { message: 'Sold out.' }],
    [503, { checkoutUrl: '/checkouts/1' }],
  ])('rejects any other response: %i %j', async (status, body) => {
    answerFetch(body, status)
    await expect(request()).rejects.toThrow(`The checkout helper answered ${status}`)
  })

  it('is aborted with the page', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    const page = new AbortController()
    await request(page.signal)
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    page.abort()
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})
