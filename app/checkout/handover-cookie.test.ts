import { expect, it } from 'vitest'
import { confirmOrder, startHandover, toDisplayNumber } from './handover-cookie.server.ts'

const request = new Request('https://shop.example/api/checkout')
const GAME = 'gid://shopify/Product/7'
const https = { publicOrigin: 'https://shop.example' }
const success = { succeeded: true, orderNumber: '#1001' }

/** The browser's next request after these headers. */
function carry(headers: Readonly<Record<string, string>> = {}): Request {
  const [cookie = ''] = (headers['Set-Cookie'] ?? '').split(';')
  return new Request('https://shop.example/thank-you', { headers: { Cookie: cookie } })
}

it('is sent over https only, by a shop on https', async () => {
  const started = await startHandover(request, [GAME], https)
  expect(started?.headers['Set-Cookie']).toContain('; Secure')
})

it('notes the first return of a checkout, and only that', async () => {
  const started = await startHandover(request, [GAME], https)
  const first = await confirmOrder(carry(started?.headers), success, https)
  expect(first).toMatchObject({ id: started?.id, number: '#1001', isFirst: true })
  expect(first?.headers['Set-Cookie']).toContain('; Secure')
  const again = await confirmOrder(carry(first?.headers), success, https)
  expect(again).toMatchObject({ id: started?.id, number: '#1001', isFirst: false, headers: {} })
})

it('does not give the id of a checkout away', async () => {
  const started = await startHandover(request, [GAME], https)
  const order = await confirmOrder(carry(started?.headers), success, https)
  expect(order?.name).toBe(toDisplayNumber(started?.id ?? ''))
  expect(order?.name).toMatch(/^PG-[2-9A-HJ-NP-Z]{8}$/)
  expect(started?.headers['Set-Cookie']).not.toContain(order?.name)
})

it('names the games of the latest checkout, six at most, each once', async () => {
  const games = Array.from({ length: 9 }, (_, at) => `gid://shopify/Product/${at + 1}`)
  const older = await startHandover(request, [GAME], https)
  const started = await startHandover(carry(older?.headers), [...games, ...games], https)
  const order = await confirmOrder(carry(started?.headers), success, https)
  expect(order?.productIds).toEqual(games.slice(0, 6))
  const second = await confirmOrder(
    carry(order?.headers),
    { ...success, orderNumber: '#1002' },
    https,
  )
  expect(second).toMatchObject({ id: older?.id, productIds: [] })
})
