import { beforeEach, expect, it } from 'vitest'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

const act = (path: string, version: string, fields: Record<string, string> = {}) =>
  opened.act(cookie, `/desk/orders/${path}`, { version, ...fields })

/** The badge in the list of cancelled and refused orders, and on the page of order 1. */
const badges = async () => {
  const pages = ['?show=gone', '/1'].map((path) => opened.get(cookie, `/desk/orders${path}`))
  return (await Promise.all(pages)).map((page) => /To refund: [^<]+/.exec(page)?.[0])
}

it('a cancelled order shows what is to be refunded, until that is recorded', async () => {
  await act('1/cancel', '1', { reason: 'customer' })
  expect(await badges()).toEqual(['To refund: ₹2,097', 'To refund: ₹2,097'])
  await act('1/refund', '2', { amount: '97' })
  expect(await badges()).toEqual(['To refund: ₹2,000', 'To refund: ₹2,000'])
  await act('1/refund', '3', { amount: '2000' })
  expect(await badges()).toEqual([undefined, undefined])
})

it('so does a paid parcel that the buyer refused, and no order of which nothing was paid', async () => {
  await act('1/dispatch', '1', { carrier: 'Delhivery', tracking: '1' })
  expect(await badges()).toEqual([undefined, undefined])
  await act('1/refuse', '2')
  expect(await badges()).toEqual(['To refund: ₹2,097', 'To refund: ₹2,097'])
  placeTestOrder(opened.store, { paymentMethod: 'cod' })
  await act('2/cancel', '1', { reason: 'customer' })
  expect(await opened.get(cookie, '/desk/orders/2')).not.toContain('To refund')
})
