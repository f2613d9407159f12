import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCart } from '#test/local-store/empty-cart.ts'
import { discountSchema } from '../catalogue/catalogue-discount.ts'
import type { StoreVariant } from './catalogue.ts'
import {
  type StoreDiscount,
  type StoreDiscountKind,
  toStoreDiscounts,
} from './catalogue-discounts.ts'
import { priceCart } from './price-cart.ts'
import type { PricingContext } from './pricing-context.ts'
import type { PricedCart } from './records.ts'

const goods = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((ids) => new Set(ids)))
const percent = fc.integer({ min: 1, max: 100 })
const kinds: fc.Arbitrary<StoreDiscountKind> = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), percent }),
  fc.record({
    type: fc.constant('fixed' as const),
    amount: fc.nat(500_000),
    per: fc.constantFrom('order' as const, 'item' as const),
  }),
  fc.record({
    type: fc.constant('buyXGetY' as const),
    buyQuantity: fc.integer({ min: 1, max: 3 }),
    getQuantity: fc.integer({ min: 1, max: 3 }),
    off: fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), percent }),
      fc.record({ type: fc.constant('fixed' as const), amount: fc.nat(500_000) }),
    ),
    buys: goods,
    gets: goods,
    usesPerOrder: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  fc.record({ type: fc.constant('freeDelivery' as const), maximumRate: fc.option(fc.nat(20_000)) }),
)

function scopeOf(kind: StoreDiscountKind, wanted: 'order' | 'product'): StoreDiscount['scope'] {
  if (kind.type === 'freeDelivery') return 'delivery'
  return kind.type === 'buyXGetY' || (kind.type === 'fixed' && kind.per === 'item')
    ? 'product'
    : wanted
}

const discounts = fc.array(
  fc.record({
    kind: kinds,
    wanted: fc.constantFrom('order' as const, 'product' as const),
    appliesTo: goods,
    minimumSubtotal: fc.option(fc.nat(300_000)),
    combinesWith: fc.record({ order: fc.boolean(), product: fc.boolean(), delivery: fc.boolean() }),
  }),
  { maxLength: 5 },
)

const carts = fc.record({
  lines: fc.array(fc.record({ productId: fc.integer({ min: 1, max: 6 }), quantity: fc.nat(20) }), {
    maxLength: 8,
  }),
  prices: fc.array(fc.nat(300_000), { minLength: 6, maxLength: 6 }),
  discounts,
  giftCards: fc.array(fc.nat(200_000), { maxLength: 3 }),
  rate: fc.nat(30_000),
  exchangeRate: fc.constantFrom(1, 0.012, 1.7),
})

type Case = typeof carts extends fc.Arbitrary<infer Value> ? Value : never

const rupees = { code: 'INR', digits: 2 }
const plainDiscount = getPlainDiscount()

function priceCase(given: Case): PricedCart {
  const byCode = new Map(
    given.discounts.map(({ wanted, ...rest }, position): [string, StoreDiscount] => {
      const scope = scopeOf(rest.kind, wanted)
      const code = `CODE${position}`
      const appliesTo = scope === 'product' && rest.kind.type !== 'buyXGetY' ? rest.appliesTo : null
      return [code, { ...plainDiscount, ...rest, appliesTo, code, title: code, scope }]
    }),
  )
  const context: PricingContext = {
    now: new Date('2026-04-15T10:00:00Z'),
    market: {
      id: 1,
      handle: 'here',
      countries: ['IN'],
      rate: given.exchangeRate,
      currency: rupees,
    },
    deliveryRates: [
      {
        handle: 'standard',
        title: '',
        description: '',
        price: given.rate,
        minimumSubtotal: null,
        pinPrefixes: [],
      },
    ],
    findVariant: (id) => ({ ...plainVariant, id, productId: id, price: given.prices[id - 1] ?? 0 }),
    findDiscount: (code) => byCode.get(code) ?? null,
    findGiftCard: (code) => ({
      code,
      balance: given.giftCards[Number(code)] ?? 0,
      expiresOn: null,
    }),
    usage: { usesOf: () => 0, hasUsed: () => false, hasOrdered: () => false },
  }
  const lines = given.lines.map(({ productId, quantity }, position) => ({
    id: String(position),
    variantId: productId,
    quantity,
    attributes: [],
  }))
  const giftCardCodes = given.giftCards.map((_, position) => String(position))
  return priceCart(
    { ...emptyCart, lines, discountCodes: [...byCode.keys()], giftCardCodes },
    context,
  )
}

/** A code without any conditions: the format's defaults. */
function getPlainDiscount(): StoreDiscount {
  const plain = discountSchema.parse({ code: 'PLAIN', kind: { type: 'percentage', percent: 1 } })
  const [discount] = toStoreDiscounts([plain], new Map(), new Map(), rupees).values()
  if (!discount) throw new Error('The code was lost.')
  return discount
}

const plainVariant: Omit<StoreVariant, 'id' | 'productId' | 'price'> = {
  title: '',
  sku: null,
  barcode: null,
  compareAtPrice: null,
  marketPrices: [],
  continueSelling: false,
  requiresShipping: true,
  selectedOptions: [],
  image: null,
  weightGrams: 0,
  metafields: [],
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('priceCart, for any cart and any discounts', () => {
  it('adds up to the paisa', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const priced = priceCase(given)
        const independent = sum(
          given.lines.map(
            ({ productId, quantity }) => (given.prices[productId - 1] ?? 0) * quantity,
          ),
        )
        expect(priced.subtotal).toBe(independent)
        const allocated = sum(
          priced.lines.flatMap((line) => line.allocations.map((part) => part.amount)),
        )
        expect(priced.discountTotal).toBe(allocated)
        expect(priced.total).toBe(priced.subtotal - priced.discountTotal + priced.delivery)
        expect(sum(priced.lines.map((line) => line.total))).toBe(priced.subtotal - allocated)
        const paid = priced.giftCards.map((card) => card.presentmentAmountUsed)
        expect(priced.due).toBe(priced.total - sum(paid))
        for (const { code, amountUsed, balanceAfter } of priced.giftCards)
          expect(amountUsed + balanceAfter).toBe(given.giftCards[Number(code)])
      }),
      { numRuns: 500 },
    )
  })

  it('has only whole paise, and nothing negative', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const priced = priceCase(given)
        const parts = priced.lines.flatMap((line) => line.allocations.map((part) => part.amount))
        const amounts = [
          ...parts,
          ...priced.lines.map((line) => line.total),
          priced.delivery,
          priced.due,
          ...priced.giftCards.flatMap((card) => [card.amountUsed, card.balanceAfter]),
        ]
        for (const amount of amounts) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('splits lines without losing a unit, each part with an id of its own', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const { lines } = priceCase(given)
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        for (const [position, { quantity }] of given.lines.entries()) {
          const parts = lines.filter(({ cartLineId }) => cartLineId === String(position))
          expect(sum(parts.map((part) => part.quantity))).toBe(quantity)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('allocates each applied order discount to every line exactly once', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const priced = priceCase(given)
        const counts = priced.lines.map(
          (line) => line.allocations.filter((part) => part.scope === 'order').length,
        )
        expect(new Set(counts).size).toBeLessThanOrEqual(1)
      }),
    )
  })
})
