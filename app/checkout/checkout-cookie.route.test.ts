import { afterAll, describe, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { cookiesOf } from '#test/start-checkout.ts'
import { getVariantId } from '#test/variant-id.ts'

const shop = await openShop()
const variantId = await getVariantId(shop, 'shot-roulette')
const soldOutId = await getVariantId(shop, 'desi-taboo')
afterAll(() => shop.close())

const send = (body: object) =>
  shop.ask('/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const submit = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.ask('/api/checkout', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ variantId: id }),
  })

describe('the cookie of a started checkout', () => {
  it.each([
    ['by script', () => send({ lines: [{ variantId, quantity: 1 }] })],
    ['without script', () => submit(variantId)],
  ])('is HttpOnly when the checkout is started %s', async (_, start) => {
    const [cookie = ''] = (await start()).headers.getSetCookie()
    expect(cookie).toMatch(/^party-gully-handovers=[\w%]+; /)
    const week = `Max-Age=${7 * 24 * 60 * 60}`
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', week]) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
  })

  it('has the checkout number that the response and the return page show', async () => {
    const response = await send({ lines: [{ variantId, quantity: 1 }] })
    const { handOver: record } = await response.json()
    expect(record).toEqual({
      cartId: expect.stringMatching(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+$/),
      endpoint: expect.stringMatching(/^\/local-store\/api\//),
      checkout: expect.stringMatching(/^PG-\w{8}$/),
      at: expect.any(Number),
    })
    const headers = { Cookie: cookiesOf(response) }
    const page = await (await shop.ask('/thank-you?success=1', { headers })).text()
    expect(page).toContain(record.checkout)
  })

  it('comes with a script-readable cookie about the games that a form submitted', async () => {
    const [name = '', note = '', ...others] = (await submit(variantId)).headers.getSetCookie()
    expect(others).toEqual([])
    const [pair = '', ...rules] = note.split('; ')
    expect(rules).toEqual(['Path=/', `Max-Age=${7 * 24 * 60 * 60}`, 'SameSite=Lax'])
    const [key, value = ''] = pair.split('=')
    expect(key).toBe('party-gully-left-for')
    const record = JSON.parse(decodeURIComponent(value))
    expect(record).toMatchObject({ lines: [{ variantId, quantity: 1 }] })
    // The server's time: the page that stores it may be opened days later.
    expect(Math.abs(record.at - Date.now())).toBeLessThan(60_000)
    const headers = { Cookie: name.split(';')[0] ?? '' }
    const page = await (await shop.ask('/thank-you?success=1', { headers })).text()
    expect(page).toContain(record.checkout)
    const byScript = await send({ lines: [{ variantId, quantity: 1 }] })
    expect(byScript.headers.getSetCookie()).toHaveLength(1)
  })

  it('differs for each checkout', async () => {
    const one = cookiesOf(await submit(variantId))
    expect(cookiesOf(await submit(variantId))).not.toBe(one)
  })

  it('has a limited size', async () => {
    let cookie = ''
    for (let started = 0; started < 8; started += 1) {
      cookie = cookiesOf(await submit(variantId, { Cookie: cookie }))
    }
    expect(cookie.split('; ')[0]?.length).toBeLessThan(600)
  })

  it.each<[string, () => Promise<Response>]>([
    ['a refused checkout', () => submit(soldOutId)],
    ['a refused request', () => send({ lines: [] })],
    ['the form of another site', () => submit(variantId, { 'Sec-Fetch-Site': 'cross-site' })],
  ])('is not set by %s', async (_, start) => {
    expect((await start()).headers.getSetCookie()).toEqual([])
  })
})
