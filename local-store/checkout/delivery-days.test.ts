import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import type { OrderAction } from '../merchant-orders/order-actions.ts'
import { toCurrency } from '../store/currency.ts'
import { type FindDeliveryDays, findDaysOfOption } from './delivery-days.ts'

const HOUR_MS = 3_600_000

/** Two days after `from`, for PIN codes of Mumbai only. */
const findDeliveryDays: FindDeliveryDays = (from, pinCode) => {
  const last = new Date(from.getTime() + 48 * HOUR_MS).toISOString().slice(0, 10)
  return /^400\d{3}$/.test(pinCode) ? { text: `by ${last}`, first: last, last } : null
}

const deliveryRates = [
  { handle: 'standard', title: 'Standard', description: 'In 3 to 7 days.', price: '0' },
  { handle: 'express', title: 'Express', description: 'In a day.', price: '99' },
]

const dispatch: OrderAction = {
  ...{ type: 'dispatch', carrier: 'Post', trackingNumber: 'EE1', trackingUrl: null },
}

/** A checkout opened on 15 April 2026 at half past three in India. */
async function openCheckout(input: object = {}) {
  let now = new Date('2026-04-15T10:00:00Z')
  const shop = await openTestCheckout({ now: () => now, findDeliveryDays }, { deliveryRates })
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, input)
  const order = async (changes: Record<string, string> = {}) =>
    locationOf(await shop.post(checkout, { ...goodForm, expectedTotal: '45000', ...changes }))
  const act = (version: number, action: OrderAction) =>
    shop.localStore.merchantOrders.act({ orderId: 1, version, who: 'Meera', action })
  const wait = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS)
  }
  const read = async (path: string) => textOf(await shop.get(path))
  return { shop, checkout, order, act, wait, read }
}

it('the return to the shop names the days of the order, where they are known', async () => {
  const attributes = [{ key: 'return_url', value: '/thank-you' }]
  const mumbai = await openCheckout({ attributes })
  expect(await mumbai.order()).toMatch(/&arrives=2026-04-17%2F2026-04-17$/)
  const goa = await openCheckout({ attributes })
  expect(await goa.order({ zip: '403001', province: 'Goa' })).not.toContain('arrives')
})

describe('the delivery options of the checkout', () => {
  it('name the days at the typed PIN code, for the option that the days are about', async () => {
    const { shop, checkout, read } = await openCheckout()
    expect(await read(checkout)).toContain('In 3 to 7 days.')
    const form = { ...goodForm, zip: '400 050', intent: 'update' }
    const text = await textOf((await shop.submit(checkout, form)).page)
    expect(text).toContain('Arrives by 2026-04-17')
    expect(text).not.toContain('In 3 to 7 days.')
    expect(text).toContain('In a day.')
  })

  it('keep their words at a PIN code without days', async () => {
    const { shop, checkout } = await openCheckout()
    const form = { ...goodForm, zip: '781001', intent: 'update' }
    const text = await textOf((await shop.submit(checkout, form)).page)
    expect(text).toContain('In 3 to 7 days.')
    expect(text).not.toContain('Arrives')
  })
})

it('an order in another currency has no days', () => {
  const deliveryOptions = [{ handle: 'standard', title: '', description: '', price: 0 }]
  const at = { handle: 'standard', pinCode: '400050', from: new Date('2026-04-15T10:00:00Z') }
  const findIn = (code: string) =>
    findDaysOfOption(findDeliveryDays, { currency: toCurrency(code), deliveryOptions }, at)
  expect(findIn('INR')).not.toBeNull()
  expect(findIn('USD')).toBeNull()
})

describe('the page of an order', () => {
  it('says when it arrives, as its PIN code had it when it was placed', async () => {
    const { order, act, wait, read } = await openCheckout()
    const page = await order()
    wait(30)
    await act(1, { type: 'pack' })
    const text = await read(page)
    expect(text).toContain('Arrives by 2026-04-17')
    expect(text).toContain('The courier brings it to your door.')
    expect(text).not.toContain('In 3 to 7 days.')
  })

  it.each([
    ['another option', { deliveryOption: 'express', expectedTotal: '54900' }, 'In a day.'],
    ['a PIN code without days', { zip: '781001', province: 'Assam' }, 'In 3 to 7 days.'],
  ])('has the words of the option for %s', async (_, changes, words) => {
    const { shop, checkout, order, read } = await openCheckout()
    await shop.post(checkout, { ...goodForm, ...changes, intent: 'update' })
    const text = await read(await order(changes))
    expect(text).toContain(words)
    expect(text).not.toContain('Arrives')
  })

  it('counts from the day on which the parcel left, as soon as it has', async () => {
    const { order, act, wait, read } = await openCheckout()
    const page = await order()
    wait(72)
    await act(1, dispatch)
    // Midnight of 18 April in India is 17 April in UTC.
    expect(await read(page)).toContain('Arrives by 2026-04-19')
  })

  it('says that it is late once the last day is over in India', async () => {
    const { order, wait, read } = await openCheckout()
    const page = await order()
    wait(56)
    expect(await read(page)).toContain('Arrives by 2026-04-17')
    wait(1)
    const late = await read(page)
    expect(late).toContain('It is late: it should have arrived by 2026-04-17.')
    expect(late).not.toContain('Arrives')
  })

  it.each<[string, OrderAction[], string]>([
    ['delivered', [dispatch, { type: 'deliver' }], 'Delivered on 15 April 2026 at 3:30 pm'],
    [
      'cancelled',
      [{ type: 'cancel', reason: 'customer', note: '', restock: true }],
      'Cancelled on 15 April 2026 at 3:30 pm',
    ],
    [
      'refused or lost',
      [dispatch, { type: 'refuse', note: '', restock: false }],
      'Closed on 15 April 2026 at 3:30 pm',
    ],
  ])('names no day of arrival once it is %s, but when that was', async (_, actions, words) => {
    const { order, act, read } = await openCheckout()
    const page = await order()
    for (const [at, action] of actions.entries()) await act(at + 1, action)
    const text = await read(page)
    expect(text).toContain(words)
    expect(text).not.toMatch(/Arrives|It is late/)
  })
})
