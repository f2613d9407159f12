import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '#test/open-shop.ts'

/** A shop with so many times the usual limits. */
async function open(factor: string) {
  const shop = await openShop({ ADDRESS_LIMITS: factor })
  onTestFinished(() => shop.close())
  return shop
}

type Asked = { readonly path: string; readonly init?: RequestInit }

const tryCode = (at: number): Asked => ({
  path: '/api/coupon',
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: `TRY${at}` }),
  },
})

it.each<[string, (at: number) => Asked]>([
  ['searches', (at) => ({ path: `/search?q=word${at}` })],
  ['unknown addresses', (at) => ({ path: `/category/none-${at}` })],
  ['codes', tryCode],
])('%s have an end for one address, with a sentence, and none for another', async (_, asked) => {
  // A twentieth of the usual limits: six searches and absences, three codes.
  const shop = await open('0.05')
  const ask = (buyerIp: string, at: number) => {
    const { path, init } = asked(at)
    return shop.askFrom(buyerIp, path, init)
  }
  expect((await ask('192.0.2.1', 0)).status).not.toBe(429)
  for (let at = 1; at < 10; at += 1) await ask('192.0.2.1', at)
  const refused = await ask('192.0.2.1', 11)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await refused.json()).message).toMatch(/Too many .* Try again in \d+ seconds?\./)
  expect((await ask('192.0.2.2', 12)).status).not.toBe(429)
})

it('pages in memory are there for whoever used up a limit', async () => {
  const shop = await open('0.05')
  await shop.askFrom(null, '/search?q=ludo')
  for (let at = 0; at < 10; at += 1) await shop.askFrom('192.0.2.1', `/category/none-${at}`)
  expect(await shop.askFrom('192.0.2.1', '/category/none-11')).toHaveProperty('status', 429)
  expect(await shop.askFrom('192.0.2.1', '/search?q=ludo')).toHaveProperty('status', 200)
})

it('a factor of 0 limits nobody', async () => {
  const shop = await open('0')
  for (let at = 0; at < 10; at += 1) {
    expect(await shop.askFrom('192.0.2.1', `/category/none-${at}`)).toHaveProperty('status', 404)
  }
})
