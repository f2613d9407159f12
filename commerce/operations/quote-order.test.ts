import { describe, expect, test } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { cartPayload, cartRefusal, inr } from '#test/sample-carts.ts'
import { rupees } from '#test/sample-products.ts'
import { quoteOrder } from './quote-order.ts'

const order = { lines: [{ variantId: 'v1', quantity: 2 }], discountCodes: [] }

/** The payload of a cart with this total and these other fields. */
function paying(total: string, change: object) {
  return cartPayload({ ...change, cost: { subtotalAmount: inr(total), totalAmount: inr(total) } })
}

function taking(amount: string, code?: string) {
  return { targetType: 'LINE_ITEM', discountedAmount: inr(amount), ...(code && { code }) }
}

/** Delivery groups: the prices to choose from, and the chosen one. */
function shipping(
  ...groups: readonly (readonly [prices: readonly string[], chosen: string | null])[]
) {
  const nodes = groups.map(([prices, chosen], at) => ({
    id: `group-${at}`,
    deliveryOptions: prices.map((price) => ({
      handle: `for-${price}`,
      title: 'Delivery',
      estimatedCost: inr(price),
    })),
    selectedDeliveryOption: chosen && { handle: `for-${chosen}` },
  }))
  return { deliveryGroups: { nodes, pageInfo: { hasNextPage: false } } }
}

describe('the request', () => {
  test('creates one cart with lines, codes, e-mail and an address in India', async () => {
    const { client, asked } = openFakeStorefront({ cartCreate: cartPayload() })
    const address = { zip: '560001', province: 'karnataka' }
    const email = 'asha@example.com'
    await quoteOrder(client, { ...order, discountCodes: ['SAVE10'], email, address })
    expect(asked).toEqual([
      {
        name: 'cartCreate',
        variables: {
          input: {
            lines: [{ merchandiseId: 'v1', quantity: 2 }],
            discountCodes: ['SAVE10'],
            attributes: [],
            buyerIdentity: { countryCode: 'IN', email },
            delivery: {
              addresses: [
                {
                  selected: true,
                  oneTimeUse: true,
                  address: {
                    deliveryAddress: { zip: '560001', provinceCode: 'KA', countryCode: 'IN' },
                  },
                },
              ],
            },
          },
        },
      },
    ])
  })

  test.each([
    ['nothing', undefined],
    ['a state that India does not have', { province: 'Atlantis' }],
  ])('has only the country when the address is %s', async (_, address) => {
    const { client, asked } = openFakeStorefront({ cartCreate: cartPayload() })
    await quoteOrder(client, { ...order, address })
    expect(asked[0]?.variables).toHaveProperty(
      'input.delivery.addresses.0.address.deliveryAddress',
      { countryCode: 'IN' },
    )
  })

  test('is repeated with the lines alone when the store refuses the contact', async () => {
    const answer = inSequence(cartRefusal('Email is invalid'), cartPayload())
    const { client, asked } = openFakeStorefront({ cartCreate: answer })
    const quote = await quoteOrder(client, {
      ...order,
      discountCodes: ['SAVE10'],
      email: 'asha@',
      address: { zip: '5600' },
    })
    expect(quote.total).toEqual(rupees(1598))
    expect(asked).toHaveLength(2)
    expect(asked[1]?.variables.input).toEqual({
      lines: [{ merchandiseId: 'v1', quantity: 2 }],
      discountCodes: ['SAVE10'],
      attributes: [],
      buyerIdentity: { countryCode: 'IN' },
    })
  })
})

describe('the quote', () => {
  test('has subtotal, discounts and delivery that add up to the total', async () => {
    const { client } = openFakeStorefront({
      cartCreate: paying('1402.0', {
        ...shipping([['59.0', '99.0'], '59.0'], [['29.0', '0.0'], '29.0']),
        discountCodes: [{ code: 'SAVE10', applicable: true }],
        discountAllocations: [taking('160.0', 'SAVE10'), taking('124.0')],
      }),
    })
    expect(await quoteOrder(client, { ...order, discountCodes: ['save10'] })).toEqual({
      subtotal: rupees(1598),
      codes: { save10: { valid: true, discount: rupees(160) } },
      automatic: rupees(124),
      delivery: rupees(88),
      total: rupees(1402),
    })
  })

  test('can have free delivery', async () => {
    const { client } = openFakeStorefront({
      cartCreate: cartPayload(shipping([['0.0'], '0.0'])),
    })
    expect(await quoteOrder(client, order)).toMatchObject({ delivery: rupees(0) })
  })

  test.each([
    ['there are no delivery groups', []],
    [
      'no option is selected for one of the delivery groups',
      [
        [['59.0'], '59.0'],
        [['29.0'], null],
      ],
    ],
    ['the selected option is not among those offered', [[['59.0'], '99.0']]],
  ] as const)('has no delivery price when %s', async (_, groups) => {
    const { client } = openFakeStorefront({ cartCreate: cartPayload(shipping(...groups)) })
    expect(await quoteOrder(client, order)).toEqual({
      subtotal: rupees(1598),
      codes: {},
      automatic: rupees(0),
      delivery: null,
      total: rupees(1598),
    })
  })
})

describe('codes that do not apply', () => {
  const codes = (...applied: readonly [code: string, applicable: boolean][]) => ({
    discountCodes: applied.map(([code, applicable]) => ({ code, applicable })),
  })
  const warning = (code: string, message: string) => ({ code, message, target: 'gid' })
  const bothRefused = codes(['SAVE10', true], ['OLD', false], ['BIG', false])
  const ask = { ...order, discountCodes: ['old', 'big'] }

  test('have a reason each, beside a code that applies', async () => {
    const warnings = [
      warning('MERCHANDISE_NOT_ENOUGH_STOCK', 'Only 1.'),
      warning('DISCOUNT_CURRENTLY_INACTIVE', 'It is over.'),
      warning('DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Buy more.'),
    ]
    const { client } = openFakeStorefront({
      cartCreate: { ...cartPayload(bothRefused), warnings },
    })
    const discountCodes = ['save10', 'big', 'old']
    expect(await quoteOrder(client, { ...order, discountCodes })).toHaveProperty('codes', {
      save10: { valid: true, discount: rupees(0) },
      big: { valid: false, reason: 'Buy more.' },
      old: { valid: false, reason: 'It is over.' },
    })
  })

  test('share all reasons when these cannot be assigned', async () => {
    const warnings = [
      warning('DISCOUNT_CURRENTLY_INACTIVE', 'It is over.'),
      warning('DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Buy more.'),
      warning('DISCOUNT_NOT_FOUND', 'It is unknown.'),
    ]
    const { client } = openFakeStorefront({
      cartCreate: { ...cartPayload(bothRefused), warnings },
    })
    const reason = 'It is over. Buy more. It is unknown.'
    expect(await quoteOrder(client, ask)).toHaveProperty('codes', {
      old: { valid: false, reason },
      big: { valid: false, reason },
    })
  })

  test('are invalid beside a valid one, and never lack a reason', async () => {
    const { client } = openFakeStorefront({ cartCreate: cartPayload(codes(['SAVE10', true])) })
    expect(await quoteOrder(client, ask)).toHaveProperty('codes', {
      old: { valid: false, reason: 'Invalid discount code' },
      big: { valid: false, reason: 'Invalid discount code' },
    })
  })
})

describe('faults', () => {
  test('are a refusal of the lines themselves', async () => {
    const { client, names } = openFakeStorefront({ cartCreate: cartRefusal('It is gone.') })
    await expect(quoteOrder(client, order)).rejects.toMatchObject({
      kind: 'graphql',
      message: 'It is gone.',
    })
    expect(names()).toHaveLength(2)
  })

  test('are an error status of the store', async () => {
    const { client } = openFakeStorefront({ cartCreate: new Response('', { status: 503 }) })
    await expect(quoteOrder(client, order)).rejects.toMatchObject({ kind: 'http' })
  })
})
