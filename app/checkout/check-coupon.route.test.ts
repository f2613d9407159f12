import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { getVariantId } from '#test/variant-id.ts'

const shop = await openShop()
const lines = [{ variantId: await getVariantId(shop, 'shot-roulette'), quantity: 1 }]
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

function check(body: unknown, contentType = 'application/json') {
  return shop.ask('/api/coupon', {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('the coupon helper', () => {
  // spec 3.037, 7.043, 9.005
  it.each(['SAVE10', 'save10', ' WELCOME10 '])('accepts a valid code: %s', async (code) => {
    const response = await check({ code, lines })
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(answer).toEqual({
      valid: true,
      code: code.trim(),
      discount: { minor: expect.any(Number), currency: 'INR' },
    })
    expect(answer.discount.minor).toBe(79_90)
  })

  // spec 7.043
  it('gives the reason why a code does not apply', async () => {
    const response = await check({ code: 'NOSUCHCODE', lines })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      valid: false,
      error: 'Enter a valid discount code',
      errors: [{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' }],
    })
  })

  it('checks the code for the given e-mail', async () => {
    const sent: string[] = []
    shop.replaceStore(async (request) => {
      sent.push(await request.clone().text())
      return shop.askStore(request)
    })
    await check({ code: 'WELCOME10', lines, email: 'asha@example.in' })
    expect(JSON.parse(sent[0] ?? '').variables.input.buyerIdentity.email).toBe('asha@example.in')
  })

  // spec 5.053
  it('ignores unsupported inputs and logs a warning about each', async () => {
    const before = shop.logged.length
    const priced = lines.map((line) => ({ ...line, price: 1 }))
    const response = await check({ code: 'SAVE10', lines: priced, currency: 'USD' })
    expect(await response.json()).toMatchObject({ valid: true })
    expect(shop.logged.slice(before)).toMatchObject([
      { level: 40, msg: 'checkDiscountCode leaves out unsupported inputs: currency' },
      { level: 40, msg: 'cartCreate leaves out unsupported inputs: price' },
    ])
  })

  it('accepts a form too', async () => {
    const response = await shop.ask('/api/coupon', {
      method: 'POST',
      body: new URLSearchParams({ code: 'NOSUCHCODE' }),
    })
    expect(await response.json()).toMatchObject({ valid: false })
  })

  it.each([
    ['malformed JSON', '{', 'application/json', 400],
    ['no code', '{}', 'application/json', 400],
    ['a long code', `{"code":"${'A'.repeat(65)}"}`, 'application/json', 400],
    ['another content type', 'SAVE10', 'text/plain', 415],
    ['a body that is too large', `{"code":"${'A'.repeat(70_000)}"}`, 'application/json', 413],
  ])('rejects %s', async (_, body, contentType, status) => {
    const response = await check(body, contentType)
    expect(response.status).toBe(status)
    expect((await response.json()).message).toMatch(/\.$/)
  })

  // spec 7.044
  it('accepts only POST', async () => {
    expect((await shop.ask('/api/coupon')).status).toBe(405)
    expect((await shop.ask('/api/coupon', { method: 'DELETE' })).status).toBe(405)
  })

  it('reports a failing store instead of an invalid code', async () => {
    shop.replaceStore(async () => new Response('down', { status: 500 }))
    const response = await check({ code: 'SAVE10', lines })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      message: 'Check coupon failed: HTTP 500 (Check coupon)',
    })
    expect(shop.logged.at(-1)).toMatchObject({
      level: 50,
      msg: 'Check coupon failed: HTTP 500 (Check coupon)',
      path: '/api/coupon',
    })
  })
})
