import { describe, expect, it } from 'vitest'
import { discountFieldNames } from '#local-store/catalogue/catalogue-discount.ts'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { openTestApi, type TestApi } from '#test/local-store/open-test-api.ts'
import { create, line, onCart, setCodes } from '#test/local-store/open-test-cart.ts'

const tenPercent = { type: 'percentage', percent: 10 } as const
const changes = {
  discounts: [
    { code: 'LATER', kind: tenPercent, startsAt: '2030-01-01T00:00:00Z' },
    { code: 'OLD', kind: tenPercent, endsAt: '2020-01-01T00:00:00Z' },
    { code: 'NONE', kind: tenPercent, usageLimit: 1 },
    { code: 'ONCE', kind: tenPercent, oncePerCustomer: true },
    { code: 'FIRST', kind: tenPercent, firstOrderOnly: true },
    { code: 'RICH', kind: tenPercent, minimumSubtotal: '5000' },
    { code: 'MANY', kind: tenPercent, minimumQuantity: 5 },
    { code: 'TABOO', kind: tenPercent, appliesTo: { products: ['taboo'] } },
    { code: 'SHIP', kind: { type: 'freeDelivery', maximumRate: '50' } },
    { code: 'ALONE', kind: tenPercent },
    { code: 'OTHER', kind: tenPercent },
  ],
} satisfies Partial<CatalogueFileInput>

/** Inserts an order by Asha that used the codes. */
function order({ store }: TestApi, codes: readonly string[]): void {
  store.database.exec(`INSERT INTO orders (id, number, status_token, cart_token, email, created_at, record)
    VALUES (1, 'PG1001', 's', 'c', 'asha@example.com', '', '{}')`)
  for (const code of codes) store.discountUsage.record(code, 1, 'asha@example.com')
}

const asha = { buyerIdentity: { email: 'Asha@Example.com' }, lines: [line(11, 2)] }

it('every option that can refuse a code is on one of the codes here, which each need a row below', () => {
  const tested = new Set(changes.discounts.flatMap(Object.keys))
  const others = discountFieldNames.filter((name) => !tested.has(name))
  expect(others).toEqual(['title', 'scope', 'combinesWith'])
})

describe('a code that does not apply', () => {
  it.each([
    ['LATER', 'DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
    ['OLD', 'DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
    ['NOPE', 'DISCOUNT_NOT_FOUND', 'Enter a valid discount code'],
    ['NONE', 'DISCOUNT_USAGE_LIMIT_REACHED', 'The NONE discount code has reached its usage limit'],
    [
      'ONCE',
      'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
      'You have already used the ONCE discount code',
    ],
    ['FIRST', 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'for your first order only'],
    [
      'RICH',
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
      'The RICH discount code is not valid for the items in your cart',
    ],
    [
      'MANY',
      'DISCOUNT_QUANTITY_NOT_IN_RANGE',
      'The MANY discount code is not valid for the items in your cart',
    ],
    [
      'TABOO',
      'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
      'The TABOO discount code is not valid for the items in your cart',
    ],
  ])('%s says why: %s', async (code, warning, message) => {
    const api = openTestApi(changes)
    order(api, ['NONE', 'ONCE'])
    const { cart, warnings, userErrors } = await create(api, { ...asha, discountCodes: [code] })
    expect(userErrors).toEqual([])
    expect(cart.discountCodes).toEqual([{ code, applicable: false }])
    expect(warnings).toEqual([
      {
        code: warning,
        message: expect.stringMatching(new RegExp(`${message}$`)),
        target: cart.id.split('?')[0],
      },
    ])
  })

  it('may be for a cheaper delivery option than the chosen one', async () => {
    const api = openTestApi({
      ...changes,
      deliveryRates: [{ handle: 'standard', title: 'Standard', price: '99' }],
    })
    const deliveryAddress = { countryCode: 'IN', zip: '400050' }
    const { warnings } = await create(api, {
      ...asha,
      discountCodes: ['SHIP'],
      delivery: { addresses: [{ address: { deliveryAddress } }] },
    })
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES' }])
  })

  it('may not combine with another', async () => {
    const { cart, warnings } = await create(openTestApi(changes), {
      ...asha,
      discountCodes: ['ALONE', 'OTHER'],
    })
    expect(cart.discountCodes).toMatchObject([{ applicable: true }, { applicable: false }])
    expect(warnings).toMatchObject([
      {
        code: 'DISCOUNT_CODE_NOT_HONOURED',
        message: 'The OTHER discount code does not combine with ALONE',
      },
    ])
  })

  it('is reported again on every later change, but not on a refused one that returns the cart', async () => {
    const api = openTestApi(changes)
    const { cart } = await create(api, asha)
    const { warnings } = await setCodes(api, cart.id, ['OLD', 'NOPE'])
    expect(warnings).toHaveLength(2)
    const note = { name: 'note', type: 'String!', value: 'hello' }
    expect((await onCart(api, 'cartNoteUpdate', note, cart.id)).warnings).toEqual(warnings)
    const unknown = { name: 'lineIds', type: '[ID!]!', value: ['gid://shopify/CartLine/x'] }
    const refused = await onCart(api, 'cartLinesRemove', unknown, cart.id)
    expect(refused.userErrors).toHaveLength(1)
    expect(refused.warnings).toEqual([])
    const none = await setCodes(api, cart.id, [])
    expect(none.warnings).toEqual([])
  })

  it('applies for a buyer who has not used it', async () => {
    const api = openTestApi(changes)
    order(api, ['ONCE'])
    for (const code of ['ONCE', 'FIRST']) {
      const { cart } = await create(api, {
        lines: [line(11, 2)],
        discountCodes: [code],
        buyerIdentity: { email: 'bela@example.com' },
      })
      expect(cart.discountCodes).toEqual([{ code, applicable: true }])
      expect(cart.cost.totalAmount.amount).toBe('1438.2')
    }
  })
})
