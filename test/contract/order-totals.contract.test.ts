import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import { estimateOrder, type OrderQuote } from '#commerce/model/order-quote.ts'
import { createCheckout } from '#commerce/operations/create-checkout.ts'
import { quoteOrder } from '#commerce/operations/quote-order.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { openLocalStore } from '#test/local-store/open-local-store.ts'
import { textOf } from '#test/local-store/open-test-checkout.ts'
import { repeated } from '#test/repeated.ts'

const CARTS = repeated(250, 2000)

/** Prices with paise, and one game sold out; variant ids are known. */
const games = [
  { id: 101, price: '799.00', stock: null },
  { id: 102, price: '332.50', stock: null },
  { id: 103, price: '0.99', stock: null },
  { id: 104, price: '1499.95', stock: null },
  { id: 105, price: '499.00', stock: 0 },
]
const codes = ['LINES10', 'LINES7', 'ORDER100', 'BIG250', 'OLD', 'SHIPFREE', 'NOSUCH', 'order100']

const catalogue = {
  shop: { name: 'Test Shop', legalName: 'Test Shop Limited' },
  products: games.map(({ id, price, stock }) => ({
    handle: `game-${id}`,
    title: `Game ${id}`,
    variants: [{ id, price, stock }],
  })),
  discounts: [
    ...[10, 7].map((percent) => ({
      code: `LINES${percent}`,
      kind: { type: 'percentage' as const, percent },
      scope: 'product' as const,
      combinesWith: { order: true, delivery: true },
    })),
    {
      code: 'ORDER100',
      kind: { type: 'fixed' as const, amount: '100.00' },
      combinesWith: { product: true, delivery: true },
    },
    { code: 'BIG250', kind: { type: 'fixed' as const, amount: '250' }, minimumSubtotal: '2000' },
    {
      code: 'OLD',
      kind: { type: 'percentage' as const, percent: 20 },
      endsAt: '2020-01-01T00:00:00Z',
    },
    {
      code: 'SHIPFREE',
      kind: { type: 'freeDelivery' as const },
      combinesWith: { order: true, product: true },
    },
  ],
  giftCards: [
    { code: 'GIFT500DEMO', balance: '500.00' },
    { code: 'GIFT9000DEMO', balance: '9000.50' },
  ],
  deliveryRates: [
    { handle: 'far', title: 'Standard delivery', price: '59.00' },
    { handle: 'near', title: 'Delivery in Mumbai', price: '29.50', pinPrefixes: ['400'] },
    { handle: 'free', title: 'Free delivery', price: '0', minimumSubtotal: '1500' },
  ],
}

const { localStore: store, close } = await openLocalStore(catalogue, { basePath: '/local-store' })
const client = createStorefrontClient({
  endpoint: `http://store.internal/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`,
  publicToken: 'local',
  fetch: (url, init) => store.fetch(new Request(url, init)),
  retries: 0,
})
afterAll(() => close())

const address = { firstName: 'Asha', lastName: 'Rao', address1: '14 Lavelle Road', phone: '' }
const places = [
  { city: 'Mumbai', province: 'Maharashtra', zip: '400050' },
  { city: 'Bengaluru', province: 'Karnataka', zip: '560001' },
]

const carts = fc.record({
  quantities: fc.array(fc.constantFrom(0, 1, 2, 3, 11), { minLength: 5, maxLength: 5 }),
  codes: fc.uniqueArray(fc.constantFrom(...codes), {
    maxLength: 2,
    selector: (code) => code.toUpperCase(),
  }),
  place: fc.constantFrom(...places),
  giftCard: fc.constantFrom(null, null, 'GIFT500DEMO', 'GIFT9000DEMO'),
})

type Wanted = typeof carts extends fc.Arbitrary<infer Cart> ? Cart : never

/** The browser's cart, which the cart sheet adds up. */
function toLines({ quantities }: Wanted): CartLine[] {
  return games.flatMap(({ id, price, stock }, at) => {
    const variantId = `gid://shopify/ProductVariant/${id}`
    const quantity = quantities[at] ?? 0
    if (quantity === 0) return []
    const minor = Math.round(Number(price) * 100)
    const variant = { id: variantId, title: 'Default Title', available: stock !== 0 }
    return {
      variantId,
      quantity,
      product: { handle: `game-${id}`, title: `Game ${id}`, images: [] },
      variant: { ...variant, price: { minor, currency: 'INR' } },
    }
  })
}

const AMOUNT = '(₹[\\d,.]+)'

/** The total and the amount to pay as the hosted checkout shows them; only there can a gift card be used. */
async function readCheckout(wanted: Wanted, lines: readonly CartLine[]) {
  const outcome = await createCheckout(client, {
    lines,
    discountCodes: wanted.codes,
    returnUrl: '/thank-you?success=1',
    shippingAddress: { ...address, ...wanted.place },
  })
  if (outcome.type === 'refused') throw new Error(outcome.message)
  const opened = await store.fetch(
    new Request(new URL(outcome.checkoutUrl, 'http://store.internal')),
  )
  const page = new URL(opened.headers.get('Location') ?? '', 'http://store.internal')
  const { giftCard } = wanted
  const body = giftCard && new URLSearchParams({ ...wanted.place, giftCard, intent: 'apply-card' })
  const answer = body && (await store.fetch(new Request(page, { method: 'POST', body })))
  const shown = new URL(answer?.headers.get('Location') ?? page, page)
  const text = await textOf(await store.fetch(new Request(shown)))
  const find = (words: string) => new RegExp(`${words} ${AMOUNT}`).exec(text)?.[1] ?? null
  const due = find('Total')
  return { due, total: find('Total before gift cards') ?? due }
}

const balances = { GIFT500DEMO: 50_000, GIFT9000DEMO: 900_050 }

/** The amount of an order that is left to pay. */
function toDue({ minor, currency }: Money, { giftCard }: Wanted): Money {
  return { minor: Math.max(0, minor - (giftCard ? balances[giftCard] : 0)), currency }
}

function sumOf({ subtotal, codes, automatic, delivery }: OrderQuote): number {
  const discounts = Object.values(codes).map((code) => (code.valid ? code.discount.minor : 0))
  const taken = discounts.reduce((sum, minor) => sum + minor, automatic.minor)
  return subtotal.minor - taken + (delivery?.minor ?? 0)
}

test(`${CARTS} carts cost the same in the sheet, on the checkout page and at the hosted checkout`, async () => {
  await fc.assert(
    fc.asyncProperty(carts, async (wanted) => {
      const lines = toLines(wanted)
      const buyable = lines.filter(({ variant }) => variant.available)
      fc.pre(buyable.length > 0)
      const quote = await quoteOrder(client, {
        lines: buyable,
        discountCodes: wanted.codes,
        address: wanted.place,
      })
      expect(quote.subtotal).toEqual(estimateOrder(lines).total)
      expect(sumOf(quote)).toBe(quote.total.minor)
      expect(await readCheckout(wanted, buyable)).toEqual({
        due: formatExactMoney(toDue(quote.total, wanted)),
        total: formatExactMoney(quote.total),
      })
    }),
    { numRuns: CARTS },
  )
})
