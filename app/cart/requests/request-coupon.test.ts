// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { requestCoupon } from './request-coupon.ts'

const line = toCartLine(sampleProduct(1, 799))
const lines = line ? [{ ...line, quantity: 3 }] : []
const valid = { valid: true, code: 'SAVE10', discount: { minor: 79_90, currency: 'INR' } }

const request = (email = '', signal = new AbortController().signal) =>
  requestCoupon({ code: 'SAVE10', lines, otherCodes: ['ORDER5'], email }, signal)

describe('the check of a coupon', () => {
  it('sends code and lines, and the e-mail address once there is one', async () => {
    const fetched = answerFetch(valid)
    await request()
    await request('asha@example.in')
    const [bare, whole] = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
    expect(bare).toEqual({
      code: 'SAVE10',
      lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 3 }],
      otherCodes: ['ORDER5'],
    })
    expect(whole).toEqual({ ...bare, email: 'asha@example.in' })
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/coupon')
    expect(init?.method).toBe('POST')
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    })
  })

  it('leaves out the lines when every game is sold out', async () => {
    const fetched = answerFetch(valid)
    const soldOut = lines.map((each) => ({
      ...each,
      variant: { ...each.variant, available: false },
    }))
    const order = { code: 'SAVE10', lines: soldOut, otherCodes: [], email: '' }
    await requestCoupon(order, new AbortController().signal)
    const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
    expect(body).toEqual({ code: 'SAVE10', otherCodes: [] })
  })

  it.each([
    [valid, valid],
    [
      { valid: false, error: 'Expired', errors: [{ code: 'INVALID' }] },
      { valid: false, error: 'Expired', isUnknown: false },
    ],
    [
      { valid: false, error: 'No such code', errors: [{ code: 'DISCOUNT_NOT_FOUND' }] },
      { valid: false, error: 'No such code', isUnknown: true },
    ],
    [
      { valid: false, error: 'No such code', errors: [] },
      { valid: false, error: 'No such code', isUnknown: true },
    ],
    [
      { valid: false, error: '', errors: [null] },
      { valid: false, error: null, isUnknown: false },
    ],
    [
      { valid: false, error: 7 },
      { valid: false, error: null, isUnknown: false },
    ],
  ])('reads %j', async (body, read) => {
    answerFetch(body)
    expect(await request()).toEqual(read)
  })

  it.each([
    [null],
    ['SAVE10'],
    [{}],
    [{ ...valid, valid: 1 }],
    [{ ...valid, code: 10 }],
    [{ ...valid, discount: null }],
    [{ ...valid, discount: 'ten' }],
    [{ ...valid, discount: { minor: 0.5, currency: 'INR' } }],
    [{ ...valid, discount: { minor: 50 } }],
  ])('rejects an invalid response: %j', async (body) => {
    answerFetch(body)
    await expect(request()).rejects.toThrow('The coupon helper answered 200')
  })

  it('rejects an error status, whatever the body', async () => {
    answerFetch(valid, 503)
    await expect(request()).rejects.toThrow('The coupon helper answered 503')
  })

  it('is aborted with the page, and after ten seconds', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const fetched = answerFetch(valid)
    const page = new AbortController()
    await request('', page.signal)
    await request()
    const [first, second] = fetched.mock.calls.map(([, init]) => init?.signal)
    expect(timeout).toHaveBeenCalledWith(10_000)
    page.abort()
    expect([first?.aborted, second?.aborted]).toEqual([true, false])
    limit.abort()
    expect(second?.aborted).toBe(true)
  })
})
