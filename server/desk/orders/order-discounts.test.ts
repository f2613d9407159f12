import { beforeEach, expect, it } from 'vitest'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

/** The sums below the games of order 2, without markup. */
async function listSums(): Promise<readonly string[]> {
  const page = await opened.get(cookie, '/desk/orders/2')
  const rows = page.matchAll(
    /<li class="(?:sum|total)"><span>([^<]*)<\/span> <span>([^<]*)<\/span>/g,
  )
  return [...rows].map(([, label, amount]) => `${label} ${amount}`)
}

it('an order names each code with what it gave, and each gift card by its last characters', async () => {
  placeTestOrder(
    opened.store,
    { deliveryOption: 'express' },
    { discountCodes: ['save10'], giftCardCodes: ['GIFT500DEMO'] },
  )
  expect(await listSums()).toEqual([
    'Discount SAVE10 -₹209.70',
    'Delivery: Express delivery ₹99',
    'Total ₹1,986.30',
    'Gift card ending DEMO -₹500',
  ])
})

it('a code that made the delivery free is listed with its price, and the sums still add up', async () => {
  const codes = { discountCodes: ['SHIPFREE', 'SAVE10'] }
  placeTestOrder(opened.store, { deliveryOption: 'express' }, codes)
  expect(await listSums()).toEqual([
    'Discount SAVE10 -₹209.70',
    'Discount SHIPFREE -₹99',
    'Delivery: Express delivery ₹99',
    'Total ₹1,887.30',
  ])
})
