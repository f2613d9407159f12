import { describe, expect, it } from 'vitest'
import { makeTestFolder, openTestStore } from '#test/local-store/open-test-store.ts'
import type { CartRecord, DeliveryAddress, PricedCart } from './records.ts'
import type { Store } from './store.ts'

const mumbai: DeliveryAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 Linking Road',
  address2: '',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400 050',
  countryCode: 'IN',
  phone: '',
}

/** Prices a cart with these quantities by variant. */
function price(
  quantities: Record<number, number>,
  changes: Partial<CartRecord> = {},
  store: Store = openTestStore(),
): PricedCart {
  const lines = Object.entries(quantities).map(([variantId, quantity]) => ({
    id: `line-${variantId}`,
    variantId: Number(variantId),
    quantity,
    attributes: [],
  }))
  return store.price({ ...store.carts.create(), lines, ...changes })
}

function codesOf(priced: PricedCart) {
  return priced.discountCodes.map(({ applicable: _, ...rest }) => rest)
}

describe('priceCart', () => {
  it('adds up lines at their prices', () => {
    const priced = price({ 11: 2, 12: 1 })
    expect(priced.lines.map((line) => line.subtotal)).toEqual([159_800, 129_950])
    expect(priced).toMatchObject({
      subtotal: 289_750,
      discountTotal: 0,
      total: 289_750,
      due: 289_750,
    })
  })

  it('leaves out lines whose variant no longer exists', () => {
    expect(price({ 11: 1, 999: 4 }).lines).toHaveLength(1)
  })

  it('splits a percentage of the order over every line, to the paisa', () => {
    const priced = price({ 11: 1, 31: 1, 41: 1 }, { discountCodes: ['save10'] })
    expect(priced.discountTotal).toBe(12_313)
    expect(priced.lines.map((line) => line.allocations)).toEqual([
      [expect.objectContaining({ code: 'SAVE10', amount: 7990, scope: 'order' })],
      [expect.objectContaining({ amount: 3333 })],
      [expect.objectContaining({ amount: 990 })],
    ])
  })

  it('allocates an order discount to every line, even one of quantity 0', () => {
    const priced = price({ 11: 1, 31: 0 }, { discountCodes: ['FLAT100'] })
    expect(priced.lines.map((line) => line.allocations.map((part) => part.amount))).toEqual([
      [10_000],
      [0],
    ])
  })

  it('takes a product discount off its lines only, and the order discount off the rest', () => {
    const priced = price({ 11: 1, 12: 1, 21: 1 }, { discountCodes: ['FLAT100', 'LUDO50'] })
    const amounts = priced.lines.map((line) =>
      line.allocations.map(({ code, amount, scope }) => [code, amount, scope]),
    )
    expect(amounts).toEqual([
      [
        ['LUDO50', 5000, 'product'],
        ['FLAT100', 2999, 'order'],
      ],
      [
        ['LUDO50', 5000, 'product'],
        ['FLAT100', 5003, 'order'],
      ],
      [['FLAT100', 1998, 'order']],
    ])
    expect(priced.discountTotal).toBe(20_000)
  })

  it('never takes off more than a line costs', () => {
    const priced = price({ 41: 1 }, { discountCodes: ['FLAT100'] })
    expect(priced).toMatchObject({ discountTotal: 9900, total: 0, due: 0 })
  })

  it('makes the cheapest units free with buy 2 get 1, up to its limit', () => {
    const priced = price({ 11: 4, 41: 5 }, { discountCodes: ['B2G1'] })
    expect(
      priced.lines.map(({ quantity, cartLineId, allocations }) => [
        quantity,
        cartLineId,
        ...allocations.map((part) => part.amount),
      ]),
    ).toEqual([
      [4, 'line-11'],
      [3, 'line-41'],
      [2, 'line-41', 19_800],
    ])
  })

  it('states what buy 2 get 1 still needs', () => {
    expect(codesOf(price({ 11: 2 }, { discountCodes: ['B2G1'] }))).toEqual([
      {
        code: 'B2G1',
        reason: 'not-eligible',
        message: 'The B2G1 discount code is not valid for the items in your cart',
        hint: 'buy 2 and add 1 more to use it',
      },
    ])
  })

  it('states why a code does not apply', () => {
    const discountCodes = ['NOPE', 'OLD', 'BIG', 'SAVE10', 'FIRST']
    expect(codesOf(price({ 11: 1 }, { discountCodes }))).toEqual([
      { code: 'NOPE', reason: 'unknown', message: 'Enter a valid discount code' },
      { code: 'OLD', reason: 'expired', message: 'This discount is not valid anymore' },
      {
        code: 'BIG',
        reason: 'minimum',
        message: 'The BIG discount code is not valid for the items in your cart',
        hint: 'add ₹1,201 more to use it',
      },
      { code: 'SAVE10', reason: null, message: null },
      {
        code: 'FIRST',
        reason: 'does-not-combine',
        message: 'The FIRST discount code does not combine with SAVE10',
      },
    ])
  })

  // spec 9.012
  it('offers delivery by PIN code and charges the chosen one', () => {
    expect(price({ 11: 1 }).deliveryOptions.map(({ handle }) => handle)).toEqual(['standard'])
    const express = price({ 11: 1 }, { deliveryAddress: mumbai, deliveryOption: 'express' })
    expect(express.deliveryOptions.map(({ handle }) => handle)).toEqual(['standard', 'express'])
    expect(express).toMatchObject({ delivery: 9900, total: 89_800 })
  })

  it('offers a rate with a minimum from exactly that amount', () => {
    const rate = { handle: 'free', title: 'Free delivery', price: '0', minimumSubtotal: '799' }
    const offered = (minimumSubtotal: string) =>
      price({ 11: 1 }, {}, openTestStore({ deliveryRates: [{ ...rate, minimumSubtotal }] }))
        .deliveryOptions.length
    expect([offered('799'), offered('799.01')]).toEqual([1, 0])
  })

  it('charges no delivery for goods that need none', () => {
    expect(price({ 41: 1 }, { deliveryAddress: mumbai })).toMatchObject({
      deliveryOptions: [],
      selectedDelivery: null,
      delivery: 0,
    })
  })

  it('makes delivery free with a code, along with an order discount', () => {
    const priced = price(
      { 11: 1 },
      {
        deliveryAddress: mumbai,
        deliveryOption: 'express',
        discountCodes: ['SHIPFREE', 'SAVE10'],
      },
    )
    expect(priced).toMatchObject({ delivery: 0, deliveryDiscount: 9900, total: 71_910 })
    expect(priced.deliveryAllocations).toEqual([
      expect.objectContaining({ code: 'SHIPFREE', amount: 9900, target: 'SHIPPING_LINE' }),
    ])
  })

  it('applies gift cards last, and skips expired or unknown ones', () => {
    const priced = price(
      { 11: 1 },
      { discountCodes: ['SAVE10'], giftCardCodes: ['gift500demo', 'GIFTOLDDEMO', 'NONESUCH1'] },
    )
    expect(priced.giftCards).toEqual([
      {
        code: 'GIFT500DEMO',
        amountUsed: 50_000,
        presentmentAmountUsed: 50_000,
        balanceAfter: 0,
      },
    ])
    expect(priced).toMatchObject({ total: 71_910, due: 21_910 })
  })

  it.each([
    ['2026-04-15T18:29:59Z', 69_900],
    ['2026-04-15T18:30:00Z', 79_900],
  ])('applies a gift card until the end of its last day in India: %s', (now, due) => {
    const giftCards = [{ code: 'GIFTLAST', balance: '100.00', expiresOn: '2026-04-15' }]
    const store = openTestStore({ giftCards }, makeTestFolder(), new Date(now))
    expect(price({ 11: 1 }, { giftCardCodes: ['GIFTLAST'] }, store).due).toBe(due)
  })

  // spec 9.004
  it('allows a first-order code until the e-mail address has ordered', () => {
    const store = openTestStore()
    const asked = { discountCodes: ['FIRST'], email: 'Asha@Example.com' }
    expect(price({ 11: 1 }, asked, store).discountCodes[0]?.applicable).toBe(true)
    store.database
      .prepare(
        "INSERT INTO orders VALUES (1, 'T1', 's', 'c', 'asha@example.com', '2026', '{}', '')",
      )
      .run()
    expect(codesOf(price({ 11: 1 }, asked, store))).toEqual([
      {
        code: 'FIRST',
        reason: 'used',
        message: 'The FIRST discount code is for your first order only',
      },
    ])
  })

  it('enforces usage limits per code and per customer', () => {
    const store = openTestStore({
      discounts: [
        { code: 'ONCE', kind: { type: 'percentage', percent: 10 }, oncePerCustomer: true },
        { code: 'TWO', kind: { type: 'percentage', percent: 10 }, usageLimit: 1 },
      ],
    })
    store.database
      .prepare(
        "INSERT INTO orders VALUES (1, 'T1', 's', 'c', 'asha@example.com', '2026', '{}', '')",
      )
      .run()
    store.discountUsage.record('once', 1, 'asha@example.com')
    store.discountUsage.record('two', 1, 'asha@example.com')
    const asked = { discountCodes: ['ONCE', 'TWO'], email: 'ASHA@example.com ' }
    expect(price({ 11: 1 }, asked, store).discountCodes.map(({ reason }) => reason)).toEqual([
      'used',
      'limit',
    ])
    const other = { ...asked, email: 'ravi@example.com' }
    expect(price({ 11: 1 }, other, store).discountCodes.map(({ reason }) => reason)).toEqual([
      null,
      'limit',
    ])
  })
})
