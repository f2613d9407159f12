import { describe, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { checkDiscountCode } from './check-discount-code.ts'
import { type CheckoutRequest, createCheckout } from './create-checkout.ts'

const inr = (amount: string) => ({ amount, currencyCode: 'INR' })

function cartNode(change: object = {}) {
  return {
    id: 'gid://shopify/Cart/c1?key=k',
    checkoutUrl: '/local-store/cart/c/c1?key=k',
    note: null,
    attributes: [],
    buyerIdentity: { email: null },
    discountCodes: [],
    discountAllocations: [],
    cost: { subtotalAmount: inr('1598.0'), totalAmount: inr('1598.0') },
    lines: {
      nodes: [
        {
          id: 'line-1',
          quantity: 2,
          merchandise: { id: 'v1', title: 'Default Title', product: { title: 'Drunk Ludo' } },
          cost: { totalAmount: inr('1598.0') },
          discountAllocations: [],
        },
      ],
      pageInfo: { hasNextPage: false },
    },
    ...change,
  }
}

const done = (change: object = {}) => ({ cart: cartNode(change), userErrors: [], warnings: [] })

const refusal = (message: string, field: string[] = []) => ({
  cart: null,
  userErrors: [{ code: 'INVALID', field, message }],
  warnings: [],
})

const warned = (code: string, message: string, target = 'line-1') => ({
  ...done(),
  warnings: [{ code, message, target }],
})

/** A store whose mutations answer as given, else well; `asked` holds name and variables of each call. */
function setUp(payloads: Readonly<Record<string, unknown>> = {}) {
  const asked: { name: string; variables: Record<string, unknown> }[] = []
  const client = createStorefrontClient({
    endpoint: '/api',
    publicToken: 'word',
    fetch: async (_, init) => {
      const { query, variables } = JSON.parse(String(init.body))
      const name = /\{\s*(\w+)/.exec(query)?.[1] ?? ''
      asked.push({ name, variables })
      const payload = name in payloads ? payloads[name] : done()
      if (payload instanceof Response) return payload
      return Response.json({ data: { [name]: payload } })
    },
  })
  return { client, asked, names: () => asked.map(({ name }) => name) }
}

const request: CheckoutRequest = {
  lines: [{ variantId: 'v1', quantity: 2 }],
  returnUrl: '/thank-you?success=1',
}
const full: CheckoutRequest = {
  ...request,
  discountCodes: ['WELCOME10', 'REFERRAL100'],
  email: 'asha@example.com',
  paymentMethod: 'cod',
  referralCode: 'PGABCDEF123',
  shippingAddress: {
    firstName: 'Asha',
    lastName: 'Rao',
    address1: '12 MG Road',
    city: 'Bengaluru',
    province: 'karnataka',
    zip: '560001',
    phone: '+919800000000',
  },
}

describe('the sequence', () => {
  test('creates an empty cart with the return address, then adds the lines', async () => {
    const { client, asked } = setUp()
    const outcome = await createCheckout(client, request)
    expect(outcome).toMatchObject({
      type: 'created',
      checkoutUrl: '/local-store/cart/c/c1?key=k&return_to=%2Fthank-you%3Fsuccess%3D1&_fd=0',
    })
    expect(asked.map(({ name }) => name)).toEqual(['cartCreate', 'cartLinesAdd'])
    expect(asked[0]?.variables).toMatchObject({
      input: { lines: [], attributes: [{ key: 'return_url', value: '/thank-you?success=1' }] },
    })
    expect(asked[1]?.variables).toMatchObject({
      cartId: 'gid://shopify/Cart/c1?key=k',
      lines: [{ merchandiseId: 'v1', quantity: 2 }],
    })
  })

  test('then takes codes, address and e-mail along', async () => {
    const { client, asked, names } = setUp()
    await createCheckout(client, full)
    expect(names().slice(2)).toEqual([
      'cartDiscountCodesUpdate',
      'cartDeliveryAddressesAdd',
      'cartBuyerIdentityUpdate',
    ])
    expect(asked[0]?.variables).toMatchObject({
      input: {
        attributes: [
          { key: 'return_url', value: '/thank-you?success=1' },
          { key: 'payment_method', value: 'cod' },
          { key: 'referral_code', value: 'PGABCDEF123' },
        ],
      },
    })
    expect(asked[2]?.variables.discountCodes).toEqual(['WELCOME10', 'REFERRAL100'])
    expect(asked[3]?.variables.addresses).toMatchObject([
      { selected: true, address: { deliveryAddress: { provinceCode: 'KA', countryCode: 'IN' } } },
    ])
    expect(asked[4]?.variables.buyerIdentity).toMatchObject({ email: 'asha@example.com' })
  })

  test('goes on without a step that was refused or failed, and says which', async () => {
    const { client } = setUp({
      cartDiscountCodesUpdate: new Response('', { status: 503 }),
      cartDeliveryAddressesAdd: refusal('A city is required in order to continue.'),
      cartBuyerIdentityUpdate: null,
    })
    const messages: string[] = []
    const outcome = await createCheckout(client, full, { log: (message) => messages.push(message) })
    expect(outcome.type).toBe('created')
    expect(messages).toEqual([
      'Checkout goes on without the discount code',
      'Checkout goes on without the shipping address',
      'Checkout goes on without the e-mail',
    ])
  })
})

describe('refusals', () => {
  test('nothing to buy asks the store nothing', async () => {
    const { client, asked } = setUp()
    const lines = [{ variantId: 'v1', quantity: 0 }]
    const outcome = await createCheckout(client, { ...request, lines })
    expect(outcome).toMatchObject({ reason: 'empty', message: 'Your cart is empty' })
    expect(asked).toEqual([])
  })

  test('an unknown variant is told with its line', async () => {
    const message = 'The merchandise with id v1 does not exist.'
    const { client } = setUp({ cartLinesAdd: refusal(message, ['lines', '0', 'merchandiseId']) })
    expect(await createCheckout(client, request)).toEqual({
      type: 'refused',
      reason: 'unknown-variant',
      message,
      variantId: 'v1',
    })
  })

  test.each([
    ['MERCHANDISE_OUT_OF_STOCK', 'sold-out', "The product 'Drunk Ludo' is already sold out."],
    [
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'quantity-capped',
      'Only 1 item was added to your cart due to availability.',
    ],
  ])('%s is %s with its line, before any further step', async (code, reason, message) => {
    const { client, names } = setUp({ cartLinesAdd: warned(code, message) })
    expect(await createCheckout(client, full)).toEqual({
      type: 'refused',
      reason,
      message,
      variantId: 'v1',
    })
    expect(names()).toEqual(['cartCreate', 'cartLinesAdd'])
  })

  test('any other word of the store is told as it is', async () => {
    const { client } = setUp({ cartCreate: refusal('The cart is too large.') })
    expect(await createCheckout(client, request)).toMatchObject({
      reason: 'rejected',
      message: 'The cart is too large.',
    })
  })
})

describe('faults', () => {
  test('a store that does not answer is a fault, and the lines are not added twice', async () => {
    const { client, names } = setUp({ cartLinesAdd: new Response('', { status: 503 }) })
    await expect(createCheckout(client, request)).rejects.toMatchObject({ kind: 'http' })
    expect(names()).toEqual(['cartCreate', 'cartLinesAdd'])
  })

  test('an answer with neither cart nor reason is one', async () => {
    const { client } = setUp({ cartCreate: { cart: null, userErrors: [], warnings: [] } })
    await expect(createCheckout(client, request)).rejects.toThrow(
      'The cartCreate mutation failed due to an unknown error.',
    )
  })
})

describe('checking a discount code', () => {
  const { lines } = request

  test('a code that applies is valid, with the checkout and what it takes off', async () => {
    const { client } = setUp({
      cartDiscountCodesUpdate: done({
        discountCodes: [{ code: 'SAVE10', applicable: true }],
        discountAllocations: [
          { targetType: 'LINE_ITEM', discountedAmount: inr('159.8') },
          { targetType: 'SHIPPING_LINE', discountedAmount: inr('99.0') },
        ],
      }),
    })
    const check = await checkDiscountCode(client, { code: ' save10 ', lines })
    expect(check).toMatchObject({
      valid: true,
      code: 'SAVE10',
      cart: { discounted: { minor: 15980, currency: 'INR' } },
    })
  })

  test('a code that does nothing is not, and the store’s warning says why', async () => {
    const payload = warned('DISCOUNT_NOT_FOUND', 'Enter a valid discount code', 'gid')
    const { client } = setUp({ cartDiscountCodesUpdate: payload })
    expect(await checkDiscountCode(client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'Enter a valid discount code',
    })
  })

  test('without a reason the message is the specified one', async () => {
    expect(await checkDiscountCode(setUp().client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'Invalid discount code',
    })
    const { client, asked } = setUp()
    expect(await checkDiscountCode(client, { code: '  ', lines })).toMatchObject({ valid: false })
    expect(asked).toEqual([])
  })
})
