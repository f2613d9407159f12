import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  type TestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import type { OrderAction } from '../merchant-orders/order-actions.ts'

const dispatch: OrderAction = {
  ...{ type: 'dispatch', carrier: 'Post', trackingNumber: 'EE1', trackingUrl: null },
}

async function order(shop: TestCheckout, changes: Record<string, string> = {}) {
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  return shop.submit(checkout, { ...goodForm, expectedTotal: '45000', ...changes })
}

const orderPage = /\/orders\//

describe('cash on delivery', () => {
  it('is offered up to an amount, and says so above it', async () => {
    const shop = await openTestCheckout({ cashRules: { maxRupees: 900, openOrders: 3 } })
    const small = await createTestCart(shop, { jugaad: 2 })
    expect(await textOf(await shop.get(small.checkout))).toContain('Pay the courier at your door')
    const large = await createTestCart(shop, { jugaad: 3 })
    const form = { ...goodForm, expectedTotal: '135000' }
    const page = await textOf(await shop.get(`${large.checkout}&payment=cod`))
    expect(page).not.toContain('Pay the courier')
    expect(page).toContain('Cash on Delivery is available for orders up to ₹900.')
    const { page: refused } = await shop.submit(large.checkout, form)
    expect(await textOf(refused)).toContain(
      'How you pay needs your attention Cash on Delivery is available for orders up to ₹900.',
    )
  })

  it('can be switched off', async () => {
    const shop = await openTestCheckout({ cashRules: { maxRupees: 0, openOrders: 3 } })
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    expect(await textOf(await shop.get(checkout))).toContain('does not offer Cash on Delivery')
  })

  it('follows the PIN code, as the shop that opens the store says', async () => {
    const limits: Record<string, number> = { 744101: 0, 790001: 500 }
    const cashRules = {
      ...{ maxRupees: 10_000, openOrders: 3 },
      findLimit: (pinCode: string) => limits[pinCode] ?? null,
    }
    const shop = await openTestCheckout({ cashRules })
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const pay = (zip: string) =>
      shop.submit(checkout, { ...goodForm, zip, province: 'Assam', expectedTotal: '90000' })

    const island = await pay('744 101')
    expect(await textOf(island.page)).toContain(
      'How you pay needs your attention Cash on Delivery is not available for 744101.',
    )

    await shop.post(checkout, { ...goodForm, zip: '790001', intent: 'update' })
    const before = await textOf(await shop.get(checkout))
    expect(before).toContain('Cash on Delivery to 790001 is available for orders up to ₹500.')
    expect(before).not.toContain('Pay the courier')
    expect((await pay('790001')).location).not.toMatch(orderPage)
    expect((await pay('781001')).location).toMatch(orderPage)
  })

  it('is never for more than the shop allows, whatever the couriers of a PIN code collect', async () => {
    const cashRules = { maxRupees: 900, openOrders: 3, findLimit: () => 50_000 }
    const shop = await openTestCheckout({ cashRules })
    const { checkout } = await createTestCart(shop, { jugaad: 3 })
    const answer = await shop.post(checkout, { ...goodForm, expectedTotal: '135000' })
    expect(locationOf(answer)).not.toMatch(orderPage)
  })

  it.each([
    ['mailbox', { email: 'asha+9@example.com', phone: '90000 00000' }],
    ['phone', { email: 'other@example.com', phone: '+91 98765 43210' }],
  ])('is for a few orders of one %s under way at once', async (_, sameBuyer) => {
    const shop = await openTestCheckout({ cashRules: { maxRupees: 10_000, openOrders: 2 } })
    expect((await order(shop)).location).toMatch(orderPage)
    expect((await order(shop)).location).toMatch(orderPage)
    const refused = await order(shop, sameBuyer)
    const text = await textOf(refused.page)
    expect(text).toContain('2 orders with Cash on Delivery on the way.')
    const upi = { paymentMethod: 'upi' }
    expect((await order(shop, { ...sameBuyer, ...upi })).location).toMatch(orderPage)
    const somebodyElse = { email: 'ravi@example.com', phone: '91111 11111' }
    expect((await order(shop, somebodyElse)).location).toMatch(orderPage)
  })

  it('is possible again when the courier has come', async () => {
    let now = new Date('2026-04-15T10:00:00Z')
    const rules = { maxRupees: 10_000, openOrders: 1 }
    const shop = await openTestCheckout({ cashRules: rules, now: () => now })
    expect((await order(shop)).location).toMatch(orderPage)
    expect((await order(shop)).location).not.toMatch(orderPage)
    now = new Date('2026-04-26T10:00:00Z')
    expect((await order(shop)).location).toMatch(orderPage)
  })

  it.each<[string, OrderAction[]]>([
    ['delivered', [dispatch, { type: 'deliver' }]],
    ['refused at the door', [dispatch, { type: 'refuse', note: '', restock: false }]],
    ['cancelled', [{ type: 'cancel', reason: 'customer', note: '', restock: true }]],
    ['paid', [dispatch, { type: 'confirm-cash' }]],
  ])('is possible again when the order was %s', async (_, actions) => {
    const shop = await openTestCheckout({ cashRules: { maxRupees: 10_000, openOrders: 1 } })
    await order(shop)
    for (const [at, action] of actions.entries()) {
      expect((await order(shop)).location).not.toMatch(orderPage)
      const request = { orderId: 1, version: at + 1, who: 'Meera', action }
      expect(await shop.localStore.merchantOrders.act(request)).toMatchObject({ type: 'done' })
    }
    expect((await order(shop)).location).toMatch(orderPage)
  })
})

it('a code for a first order counts a mailbox once, however its address is written', async () => {
  const shop = await openTestCheckout()
  expect((await order(shop, { email: 'asha@gmail.com' })).location).toMatch(orderPage)
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, { discountCodes: ['WELCOME10'] })
  const again = { ...goodForm, email: 'A.sha+2@googlemail.com', expectedTotal: '40500' }
  const answer = await shop.post(checkout, again)
  expect(answer.headers.get('Location')).toContain('was=40500')
})
