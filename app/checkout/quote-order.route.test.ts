import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { getVariantId } from '#test/variant-id.ts'

const shop = await openShop()
const variantId = await getVariantId(shop, 'shot-roulette')
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

function quote(body: object) {
  return shop.ask('/api/quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: [{ variantId, quantity: 1 }], discountCodes: [], ...body }),
  })
}

const inr = (minor: number) => ({ minor, currency: 'INR' })

describe('the quote helper', () => {
  it('returns the store’s price, delivery included', async () => {
    const response = await quote({})
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      subtotal: inr(799_00),
      codes: {},
      automatic: inr(0),
      delivery: inr(0),
      total: inr(799_00),
    })
  })

  it('returns the discount of each code, or why a code takes nothing off', async () => {
    const lines = [{ variantId, quantity: 4 }]
    const both = await quote({ lines, discountCodes: ['BIGNIGHT', 'REFERRAL100'] })
    expect(await both.json()).toMatchObject({
      codes: {
        BIGNIGHT: { valid: true, discount: inr(250_00) },
        REFERRAL100: {
          valid: false,
          reason: 'The REFERRAL100 discount code does not combine with BIGNIGHT',
        },
      },
      total: inr(4 * 799_00 - 250_00),
    })
    const unknown = await quote({ discountCodes: ['NOSUCH', 'SAVE10', 'FESTIVE20'] })
    expect((await unknown.json()).codes).toEqual({
      NOSUCH: { valid: false, reason: 'Enter a valid discount code' },
      SAVE10: { valid: true, discount: inr(79_90) },
      FESTIVE20: { valid: false, reason: 'This discount is not valid anymore' },
    })
  })

  it('ignores an incomplete e-mail address or PIN code', async () => {
    const response = await quote({ email: 'asha@', address: { zip: '56', province: '' } })
    expect((await response.json()).total).toEqual(inr(799_00))
  })

  it.each([
    [{ lines: [] }, 'lines must hold at least one line.'],
    [{ discountCodes: [''] }, 'discountCodes.0 must not be empty.'],
    [
      { discountCodes: Array.from({ length: 6 }, () => 'A') },
      'discountCodes must hold at most 5 codes.',
    ],
  ])('rejects %o with a message', async (body, message) => {
    const response = await quote(body)
    expect([response.status, await response.json()]).toEqual([400, { message }])
  })

  it('responds 409 for unknown goods, and logs nothing', async () => {
    const before = shop.logged.length
    const response = await quote({
      lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
    })
    expect(response.status).toBe(409)
    expect((await response.json()).message).toContain('does not exist')
    expect(shop.logged.slice(before)).toEqual([])
  })

  it('responds 503 when the store fails, and accepts only POST', async () => {
    shop.replaceStore(async () => new Response('no', { status: 500 }))
    expect((await quote({})).status).toBe(503)
    expect((await shop.ask('/api/quote')).status).toBe(405)
  })
})
