import { createCookie } from 'react-router'
import { expect, it } from 'vitest'
import {
  createCheckoutId,
  findConfirmedOrder,
  toDisplayNumber,
  toStartHeaders,
} from './checkout-cookie.server.ts'

const request = new Request('https://shop.example/api/checkout')
const GAME = 'gid://shopify/Product/7'
const games = Array.from({ length: 9 }, (_, at) => `gid://shopify/Product/${at + 1}`)
const https = { publicOrigin: 'https://shop.example' }
const success = { succeeded: true, orderNumber: '#1001', checkout: null }

/** Starts a checkout, and returns its id and the headers that name it to the browser. */
async function start(from: Request, games: readonly string[], settings = https) {
  const id = createCheckoutId()
  const lines = games.map((productId) => ({ productId }))
  return { id, headers: await toStartHeaders(id, from, lines, settings) }
}

/** The browser's next request after a response with these headers. */
function carry(headers: Readonly<Record<string, string>> = {}): Request {
  const [cookie = ''] = (headers['Set-Cookie'] ?? '').split(';')
  return new Request('https://shop.example/thank-you', { headers: { Cookie: cookie } })
}

it('is Secure for a shop on https', async () => {
  const started = await start(request, [GAME])
  expect(started.headers['Set-Cookie']).toContain('; Secure')
})

it('records the first return of a checkout only', async () => {
  const started = await start(request, [GAME])
  const first = await findConfirmedOrder(carry(started.headers), success, https)
  expect(first).toMatchObject({ id: started.id, number: '#1001', isFirst: true })
  expect(first?.headers['Set-Cookie']).toContain('; Secure')
  const again = await findConfirmedOrder(carry(first?.headers), success, https)
  expect(again).toMatchObject({ id: started.id, number: '#1001', isFirst: false, headers: {} })
})

it('does not reveal the id of a checkout', async () => {
  const started = await start(request, [GAME])
  const order = await findConfirmedOrder(carry(started.headers), success, https)
  expect(order?.name).toBe(toDisplayNumber(started.id))
  expect(order?.name).toMatch(/^PG-[2-9A-HJ-NP-Z]{8}$/)
  expect(started.headers['Set-Cookie']).not.toContain(order?.name)
})

it('names at most six games of a checkout, each once', async () => {
  const started = await start(request, [...games, ...games])
  const order = await findConfirmedOrder(carry(started.headers), success, https)
  expect(order?.productIds).toEqual(games.slice(0, 6))
})

it('names the games of the two latest checkouts', async () => {
  const oldest = await start(request, [GAME])
  const older = await start(carry(oldest.headers), games)
  const { headers } = await start(carry(older.headers), games)
  const find = (id: string) =>
    findConfirmedOrder(carry(headers), { ...success, checkout: toDisplayNumber(id) }, https)
  expect((await find(older.id))?.productIds).toEqual(games.slice(0, 6))
  expect(await find(oldest.id)).toMatchObject({ id: oldest.id, productIds: [] })
})

it('lets a return that names its checkout replace an earlier guess', async () => {
  const older = await start(request, [GAME])
  const started = await start(carry(older.headers), games)
  const guess = await findConfirmedOrder(carry(started.headers), success, https)
  expect(guess).toMatchObject({ id: started.id, productIds: [] })
  const named = { ...success, orderNumber: '#1002', checkout: toDisplayNumber(started.id) }
  const order = await findConfirmedOrder(carry(guess?.headers), named, https)
  expect(order).toMatchObject({ id: started.id, number: '#1002', isFirst: false })
  const again = await findConfirmedOrder(carry(order?.headers), named, https)
  expect(again).toMatchObject({ number: '#1002', headers: {} })
  const stranger = await findConfirmedOrder(carry(order?.headers), success, https)
  expect(stranger).toMatchObject({ id: older.id, productIds: [GAME], isFirst: true })
})

it('is kept for a week and is HttpOnly', async () => {
  const started = await start(request, [GAME], { publicOrigin: 'http://127.0.0.1:3000' })
  const [, ...parts] = (started.headers['Set-Cookie'] ?? '').split('; ')
  expect(parts.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'])
})

it('a browser without a started checkout has no order', async () => {
  expect(await findConfirmedOrder(carry(), success, https)).toBeNull()
})

it('a repeated return is not a first one, even while another checkout is open', async () => {
  const older = await start(request, [GAME])
  const started = await start(carry(older.headers), [GAME])
  const first = await findConfirmedOrder(carry(started.headers), success, https)
  const again = await findConfirmedOrder(carry(first?.headers), success, https)
  expect(again).toMatchObject({ id: started.id, isFirst: false })
})

it('remembers the five latest checkouts', async () => {
  const ids: string[] = []
  let headers: Record<string, string> = {}
  for (let number = 0; number < 6; number += 1) {
    const started = await start(carry(headers), [GAME])
    ids.push(started.id)
    ;({ headers } = started)
  }
  const found = ids.map((id) =>
    findConfirmedOrder(carry(headers), { ...success, checkout: toDisplayNumber(id) }, https),
  )
  const orders = await Promise.all(found)
  expect(orders.map((order) => order?.id ?? null)).toEqual([null, ...ids.slice(1)])
})

/** A request with this value in its cookie. */
async function carryValue(value: unknown): Promise<Request> {
  return carry({ 'Set-Cookie': await createCookie('party-gully-handovers').serialize(value) })
}

const id = 'abcdefghijklmnopqrstuv'
const checkout = { id, returned: false, order: null, boxes: ['123'] }

it('is readable with and without games, since older cookies have none', async () => {
  const order = await findConfirmedOrder(await carryValue([checkout]), success, https)
  expect(order).toMatchObject({ id, productIds: ['gid://shopify/Product/123'] })
  const { boxes: _, ...older } = checkout
  expect(await findConfirmedOrder(await carryValue([older]), success, https)).toMatchObject({
    id,
    productIds: [],
  })
})

it.each([
  { ...checkout, id: `${id}w` },
  { ...checkout, id: `-${id}` },
  { ...checkout, id: id.slice(1) },
  { ...checkout, id: `.${id.slice(1)}` },
  { ...checkout, returned: 'no' },
  { ...checkout, order: '1'.repeat(41) },
  { ...checkout, boxes: ['x1'] },
  { ...checkout, boxes: ['1x'] },
  { ...checkout, boxes: [''] },
  { ...checkout, boxes: ['1'.repeat(21)] },
])('is ignored when it has been changed: %j', async (changed) => {
  expect(await findConfirmedOrder(await carryValue([changed]), success, https)).toBeNull()
})
