import { createCookie } from 'react-router'
import { expect, it } from 'vitest'
import { findConfirmedOrder, issueCheckoutId, toDisplayNumber } from './checkout-cookie.server.ts'

const request = new Request('https://shop.example/api/checkout')
const GAME = 'gid://shopify/Product/7'
const https = { publicOrigin: 'https://shop.example' }
const success = { succeeded: true, orderNumber: '#1001' }

/** The browser's next request after a response with these headers. */
function carry(headers: Readonly<Record<string, string>> = {}): Request {
  const [cookie = ''] = (headers['Set-Cookie'] ?? '').split(';')
  return new Request('https://shop.example/thank-you', { headers: { Cookie: cookie } })
}

it('is Secure for a shop on https', async () => {
  const started = await issueCheckoutId(request, [GAME], https)
  expect(started?.headers['Set-Cookie']).toContain('; Secure')
})

it('records the first return of a checkout only', async () => {
  const started = await issueCheckoutId(request, [GAME], https)
  const first = await findConfirmedOrder(carry(started?.headers), success, https)
  expect(first).toMatchObject({ id: started?.id, number: '#1001', isFirst: true })
  expect(first?.headers['Set-Cookie']).toContain('; Secure')
  const again = await findConfirmedOrder(carry(first?.headers), success, https)
  expect(again).toMatchObject({ id: started?.id, number: '#1001', isFirst: false, headers: {} })
})

it('does not reveal the id of a checkout', async () => {
  const started = await issueCheckoutId(request, [GAME], https)
  const order = await findConfirmedOrder(carry(started?.headers), success, https)
  expect(order?.name).toBe(toDisplayNumber(started?.id ?? ''))
  expect(order?.name).toMatch(/^PG-[2-9A-HJ-NP-Z]{8}$/)
  expect(started?.headers['Set-Cookie']).not.toContain(order?.name)
})

it('has the games of the latest checkout only: at most six, each once', async () => {
  const games = Array.from({ length: 9 }, (_, at) => `gid://shopify/Product/${at + 1}`)
  const older = await issueCheckoutId(request, [GAME], https)
  const started = await issueCheckoutId(carry(older?.headers), [...games, ...games], https)
  const order = await findConfirmedOrder(carry(started?.headers), success, https)
  expect(order?.productIds).toEqual(games.slice(0, 6))
  const second = await findConfirmedOrder(
    carry(order?.headers),
    { ...success, orderNumber: '#1002' },
    https,
  )
  expect(second).toMatchObject({ id: older?.id, productIds: [] })
})

it('is kept for a week and is HttpOnly', async () => {
  const started = await issueCheckoutId(request, [GAME], { publicOrigin: 'http://127.0.0.1:3000' })
  const [, ...parts] = (started?.headers['Set-Cookie'] ?? '').split('; ')
  expect(parts.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'])
})

it('is not set for a form on another site', async () => {
  const send = (site: string) =>
    issueCheckoutId(
      new Request('https://shop.example/api/checkout', { headers: { 'Sec-Fetch-Site': site } }),
      [GAME],
      https,
    )
  expect(await send('cross-site')).toBeNull()
  expect(await send('same-origin')).not.toBeNull()
})

it('a browser without a started checkout has no order', async () => {
  expect(await findConfirmedOrder(carry(), success, https)).toBeNull()
})

it('a repeated return is not a first one, even while another checkout is open', async () => {
  const older = await issueCheckoutId(request, [GAME], https)
  const started = await issueCheckoutId(carry(older?.headers), [GAME], https)
  const first = await findConfirmedOrder(carry(started?.headers), success, https)
  const again = await findConfirmedOrder(carry(first?.headers), success, https)
  expect(again).toMatchObject({ id: started?.id, isFirst: false })
})

it('remembers the five latest checkouts', async () => {
  let headers: Record<string, string> = {}
  for (let number = 0; number < 6; number += 1) {
    headers = (await issueCheckoutId(carry(headers), [GAME], https))?.headers ?? {}
  }
  const returned = []
  for (let number = 0; number < 6; number += 1) {
    const order = await findConfirmedOrder(
      carry(headers),
      { succeeded: true, orderNumber: `#${number}` },
      https,
    )
    if (order) ({ headers } = order)
    returned.push(order !== null)
  }
  expect(returned).toEqual([true, true, true, true, true, false])
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
