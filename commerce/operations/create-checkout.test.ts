import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartLineNode, cartLines, cartNode, cartPayload, cartRefusal } from '#test/sample-carts.ts'
import { type CheckoutRequest, createCheckout } from './create-checkout.ts'

const warned = (code: string, message: string, target = 'line-1') => ({
  ...cartPayload(),
  warnings: [{ code, message, target }],
})

const empty = cartPayload({ lines: cartLines([]) })

/** A store whose mutations answer as given, else well. */
function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  return openFakeStorefront({
    cart: cartNode({ lines: cartLines([]) }),
    cartCreate: empty,
    cartLinesAdd: cartPayload(),
    cartDiscountCodesUpdate: cartPayload(),
    cartDeliveryAddressesAdd: cartPayload(),
    cartBuyerIdentityUpdate: cartPayload(),
    ...answers,
  })
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
      cartDeliveryAddressesAdd: cartRefusal('A city is required in order to continue.'),
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
    const { client } = setUp({
      cartLinesAdd: cartRefusal(message, ['lines', '0', 'merchandiseId']),
    })
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
    const { client } = setUp({ cartCreate: cartRefusal('The cart is too large.') })
    expect(await createCheckout(client, request)).toMatchObject({
      reason: 'rejected',
      message: 'The cart is too large.',
    })
  })
})

describe('faults', () => {
  test('a store that is down is a fault, after a look at the cart before each new attempt', async () => {
    const { client, names } = setUp({ cartLinesAdd: new Response('', { status: 503 }) })
    await expect(createCheckout(client, request)).rejects.toMatchObject({ kind: 'http' })
    const attempts = Array.from({ length: 4 }, () => ['cartLinesAdd', 'cart']).flat()
    expect(names()).toEqual(['cartCreate', ...attempts])
  })

  test('lines that were added though the answer was lost are not added again', async () => {
    const { client, names } = setUp({
      cartLinesAdd: () => Promise.reject(new TypeError('Failed to fetch')),
      cart: cartNode(),
    })
    expect(await createCheckout(client, request)).toMatchObject({
      type: 'created',
      cart: { lines: [{ variantId: 'v1', quantity: 2 }] },
    })
    expect(names()).toEqual(['cartCreate', 'cartLinesAdd', 'cart'])
  })

  test('a cart that ran short behind a lost answer is told like any other', async () => {
    const lines = cartLines([cartLineNode('line-1', 'v1', 1)])
    const { client } = setUp({
      cartLinesAdd: () => Promise.reject(new TypeError('Failed to fetch')),
      cart: cartNode({ lines }),
    })
    expect(await createCheckout(client, request)).toEqual({
      type: 'refused',
      reason: 'quantity-capped',
      message: 'Only 1 item was added to your cart due to availability.',
      variantId: 'v1',
    })
  })

  test('the cart is created again when the answer was lost: nobody pays an orphan', async () => {
    const answers = [new Response('', { status: 502 }), empty]
    const { client, names } = setUp({ cartCreate: () => answers.shift() })
    expect((await createCheckout(client, request)).type).toBe('created')
    expect(names()).toEqual(['cartCreate', 'cartCreate', 'cartLinesAdd'])
  })

  test('an answer with neither cart nor reason is one', async () => {
    const { client } = setUp({ cartCreate: { cart: null, userErrors: [], warnings: [] } })
    await expect(createCheckout(client, request)).rejects.toThrow(
      'The cartCreate mutation failed due to an unknown error.',
    )
  })
})
