import { beforeEach, expect, it } from 'vitest'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

const stateOf = (id: number) => opened.store.orderProgress.get(id).state

it('several orders are dispatched at once, except those without a tracking number', async () => {
  placeTestOrder(opened.store)
  const fields = { carrier: 'Delhivery', 'tracking-1-1': '', 'tracking-2-1': 'DL 43' }
  const done = await opened.act(cookie, '/desk/orders/dispatch', fields)
  const page = await opened.see(cookie, done)
  expect(page).toContain('One order is done.')
  expect(page).toContain('value="Delhivery"')
  expect([stateOf(1), stateOf(2)]).toEqual(['new', 'dispatched'])
  const again = { carrier: '', 'tracking-1-1': 'DL 44' }
  const refused = await opened.act(cookie, '/desk/orders/dispatch', again)
  expect(refused.status).toBe(422)
  const kept = await refused.text()
  expect(kept).toContain('Enter the carrier of the parcel.')
  expect(kept).toContain('value="DL 44"')
})

it('a carrier without any tracking number is refused with a sentence', async () => {
  const fields = { carrier: 'Delhivery', 'tracking-1-1': ' ' }
  const refused = await opened.act(cookie, '/desk/orders/dispatch', fields)
  const page = await refused.text()
  expect([refused.status, stateOf(1)]).toEqual([422, 'new'])
  expect(page).toContain('Enter the tracking number of at least one parcel.')
  expect(page).toContain('value="Delhivery"')
})

it('parcels with the same tracking number are not dispatched', async () => {
  placeTestOrder(opened.store)
  placeTestOrder(opened.store)
  const numbers = { 'tracking-1-1': 'DL 43', 'tracking-2-1': ' DL 43 ', 'tracking-3-1': 'DL 44' }
  const refused = await opened.act(cookie, '/desk/orders/dispatch', { carrier: 'X', ...numbers })
  const page = await refused.text()
  expect(refused.status).toBe(422)
  expect(page).toContain('One order is done.')
  expect(page.match(/DL 43 is here more than once/g)).toHaveLength(2)
  expect([1, 2, 3].map(stateOf)).toEqual(['new', 'new', 'dispatched'])
})

it('of more orders than fit, the oldest are listed with how many more wait', async () => {
  const one = { lines: [{ id: 'line', variantId: 41, quantity: 1, attributes: [] }] }
  const tracks = async () => {
    const page = await opened.get(cookie, '/desk/orders/dispatch')
    return { page, numbers: [...page.matchAll(/name="tracking-(\d+)-1"/g)].map(([, id]) => id) }
  }
  for (let id = 2; id <= 50; id += 1) placeTestOrder(opened.store, {}, one)
  expect((await tracks()).page).not.toContain('These are the 50 oldest.')
  for (let id = 51; id <= 52; id += 1) placeTestOrder(opened.store, {}, one)
  const { page, numbers } = await tracks()
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 1)))
  expect(page).toContain('These are the 50 oldest. 2 more orders wait')
})

it('an order whose money was sent back in full says so until it leaves', async () => {
  await opened.act(cookie, '/desk/orders/1/refund', { version: '1', amount: '2096' })
  const sign = 'badge-strong">Refunded in full<'
  expect(await opened.get(cookie, '/desk/orders/dispatch')).not.toContain(sign)
  await opened.act(cookie, '/desk/orders/1/refund', { version: '2', amount: '1' })
  for (const path of ['', '/orders', '/orders/dispatch', '/orders/1'])
    expect(await opened.get(cookie, `/desk${path}`), path).toContain(sign)
  expect(await opened.get(cookie, '/desk/orders/dispatch')).toContain('Refunded, UPI')
  await opened.act(cookie, '/desk/orders/dispatch', { carrier: 'DTDC', 'tracking-1-3': 'D1' })
  expect(await opened.get(cookie, '/desk/orders/1')).not.toContain(sign)
})
