import type { BuyCheckout } from 'shopify-buy'
import { afterAll, describe, expect, test } from 'vitest'
import { openBothClients, shippingAddress } from './open-both-clients.ts'
import { toPlainCheckout } from './plain-checkout.ts'

const both = await openBothClients()
afterAll(() => both.close())

type Wanted = Readonly<Record<string, number>>

async function createWith(wanted: Wanted, rest: object = {}): Promise<BuyCheckout> {
  const lineItems = await Promise.all(
    Object.entries(wanted).map(([handle, quantity]) => both.lineOf(handle, quantity)),
  )
  return both.published.checkout.create({ lineItems, ...rest })
}

/** Both clients' views of a cart, which must be equal. */
async function compare(id: string) {
  const ours = await both.legacy.checkout.fetch(id)
  if (ours === null) throw new Error('The store does not know the cart.')
  expect(toPlainCheckout(ours)).toEqual(toPlainCheckout(await both.published.checkout.fetch(id)))
  return ours
}

const games = { 'shot-roulette': 1, 'drunk-ludo': 2, 'cousins-kalesh': 3 }

describe('a cart reads as in the published client', () => {
  // spec 7.052
  test('empty', async () => {
    const { id } = await both.published.checkout.create({})
    expect(await compare(id)).toMatchObject({
      lineItems: [],
      totalPrice: { amount: '0.0', currencyCode: 'INR' },
      completedAt: null,
      order: null,
      ready: false,
      requiresShipping: true,
      taxExempt: false,
      taxesIncluded: false,
    })
  })

  test('with lines, note, e-mail and address', async () => {
    const { id } = await createWith(games, {
      note: 'Ring twice',
      email: 'asha@example.com',
      shippingAddress,
      customAttributes: [{ key: 'return_url', value: '/thank-you?success=1' }],
    })
    const checkout = await compare(id)
    expect(checkout).toMatchObject({
      note: 'Ring twice',
      email: 'asha@example.com',
      shippingAddress: { city: 'Bengaluru', zip: '560001' },
      customAttributes: [{ key: 'return_url', value: '/thank-you?success=1' }],
    })
    expect(checkout.lineItems).toHaveLength(3)
    expect(checkout.webUrl).toMatch(/[?&]_fd=0$/)
  })

  test.each([
    ['a percentage', ['SAVE10']],
    ['an amount off the order', ['REFERRAL100']],
    ['an amount off a big order', ['BIGNIGHT']],
    ['free delivery', ['FREEEXPRESS']],
    ['several that combine', ['SAVE10', 'REFERRAL100', 'FREEEXPRESS']],
    ['an unknown code', ['NOPE']],
  ])('with %s', async (_, codes) => {
    const { id } = await createWith(games, { shippingAddress })
    for (const code of codes) await both.published.checkout.addDiscount(id, code)
    await compare(id)
  })

  test('with an order discount on one line and on several', async () => {
    const { id } = await createWith({ 'shot-roulette': 1 })
    await both.published.checkout.addDiscount(id, 'REFERRAL100')
    const one = await compare(id)
    expect(one.discountApplications).toMatchObject([
      { code: 'REFERRAL100', value: { amount: '100.0' } },
    ])
    const three = await createWith(games)
    await both.published.checkout.addDiscount(three.id, 'REFERRAL100')
    const { discountApplications, lineItems } = await compare(three.id)
    expect(discountApplications).toMatchObject([{ value: { amount: '100.0' } }])
    expect(lineItems.map((line) => line.discountAllocations.length)).toEqual([1, 1, 1])
  })

  test('with gift cards', async () => {
    const { id } = await createWith(games)
    await both.published.checkout.addGiftCards(id, ['GULLYGIFT500DEMO', 'GULLYGIFT2500DEMO'])
    const { appliedGiftCards, paymentDue, totalPrice } = await compare(id)
    expect(appliedGiftCards).toHaveLength(2)
    expect(Number(totalPrice.amount)).toBeGreaterThan(Number(paymentDue.amount))
  })
})

// spec 7.020
test('an unknown cart is null in both', async () => {
  const id = 'gid://shopify/Cart/nothing?key=nothing'
  expect(await both.legacy.checkout.fetch(id)).toBeNull()
  expect(await both.published.checkout.fetch(id)).toBeNull()
})
