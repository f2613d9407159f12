import { beforeEach, expect, it } from 'vitest'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

/** An order of ₹2,097 on the way, of which the buyer's gift card paid ₹500. */
async function dispatchCashOrder() {
  placeTestOrder(opened.store, { paymentMethod: 'cod' }, { giftCardCodes: ['GIFT500DEMO'] })
  const parcel = { carrier: 'Delhivery', tracking: 'D2', link: '' }
  await opened.act(cookie, '/desk/orders/2/dispatch', { version: '1', ...parcel })
}

it('a list says how much cash is to be collected when gift cards paid a part', async () => {
  await dispatchCashOrder()
  const ask = () => opened.get(cookie, '/desk/orders?show=cash')
  expect(await ask()).toContain('Not paid yet, cash on delivery, ₹1,597 to collect')
  await opened.act(cookie, '/desk/orders/2/confirm-cash', { version: '2' })
  expect(await ask()).not.toContain('to collect')
  placeTestOrder(opened.store, { paymentMethod: 'cod' })
  const all = await opened.get(cookie, '/desk/orders?show=all')
  expect(all).toContain('Not paid yet, cash on delivery')
  expect(all).not.toContain('to collect')
})

it('the file of open cash adds up to what couriers owe', async () => {
  await dispatchCashOrder()
  const rowsOf = async (show: string) => {
    const file = await opened.get(cookie, `/desk/orders.csv?show=${show}`)
    const [header = '', ...rows] = file.split('\r\n')
    const at = header.split(',').indexOf('To collect')
    return rows.filter(Boolean).map((row) => row.replaceAll(/"[^"]*"/g, '').split(',')[at])
  }
  expect(await rowsOf('cash')).toEqual(['1597.00'])
  await opened.act(cookie, '/desk/orders/2/confirm-cash', { version: '2' })
  expect(await rowsOf('all')).toEqual(['0.00', '0.00'])
})
