// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { requestQuote } from './request-quote.ts'

const line = toCartLine(sampleProduct(1, 799))
const lines = line ? [{ ...line, quantity: 3 }] : []
const contact = { email: 'asha@example.in', zip: '560001', province: 'Karnataka' }
const quote = {
  subtotal: rupees(2397),
  codes: {
    SAVE10: { valid: true, discount: rupees(239) },
    REFERRAL100: { valid: false, reason: 'It does not combine.' },
  },
  automatic: rupees(0),
  delivery: rupees(59),
  total: rupees(2217),
}

const request = (signal = new AbortController().signal) =>
  requestQuote({ lines, discountCodes: ['SAVE10', 'REFERRAL100'], contact }, signal)

describe('the request for the price of an order', () => {
  it('sends lines, codes and contact as JSON', async () => {
    const fetched = answerFetch(quote)
    await request()
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/quote')
    expect(init?.method).toBe('POST')
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    })
    expect(JSON.parse(String(init?.body))).toEqual({
      lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 3 }],
      discountCodes: ['SAVE10', 'REFERRAL100'],
      email: 'asha@example.in',
      address: { zip: '560001', province: 'Karnataka' },
    })
  })

  it.each([quote, { ...quote, codes: {} }, { ...quote, delivery: null }])(
    'reads %j',
    async (body) => {
      answerFetch(body)
      expect(await request()).toEqual(body)
    },
  )

  it.each([
    [null],
    [{ ...quote, subtotal: null }],
    [{ ...quote, automatic: undefined }],
    [{ ...quote, total: '2217' }],
    [{ ...quote, delivery: 59 }],
    [{ ...quote, delivery: undefined }],
    [{ ...quote, codes: { SAVE10: null } }],
    [{ ...quote, codes: { SAVE10: { valid: true } } }],
    [{ ...quote, codes: { SAVE10: { valid: 'yes', discount: rupees(5) } } }],
    [{ ...quote, codes: { SAVE10: { valid: false } } }],
    [{ ...quote, codes: { SAVE10: { valid: 0, reason: 'Expired' } } }],
  ])('rejects an invalid response: %j', async (body) => {
    answerFetch(body)
    await expect(request()).rejects.toThrow('The quote helper answered 200')
  })

  it('rejects an error status, whatever the body', async () => {
    answerFetch(quote, 503)
    await expect(request()).rejects.toThrow('The quote helper answered 503')
  })

  it('is aborted with the page, and after ten seconds', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const fetched = answerFetch(quote)
    const page = new AbortController()
    await request(page.signal)
    await request()
    const [first, second] = fetched.mock.calls.map(([, init]) => init?.signal)
    expect(timeout).toHaveBeenCalledWith(10_000)
    page.abort()
    expect([first?.aborted, second?.aborted]).toEqual([true, false])
    limit.abort()
    expect(second?.aborted).toBe(true)
  })
})
