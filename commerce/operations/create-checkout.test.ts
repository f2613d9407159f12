import { describe, expect, test } from 'vitest'
import type { StorefrontClientOptions } from '#commerce/client/create-storefront-client.ts'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleAddress } from '#test/sample-address.ts'
import { cartLineNode, cartLines, cartNode, cartPayload, cartRefusal } from '#test/sample-carts.ts'
import { type CheckoutRequest, createCheckout } from './create-checkout.ts'

const empty = cartPayload({ lines: cartLines([]) })

/** A store whose mutations succeed unless given otherwise. */
function setUp(
  answers: Readonly<Record<string, unknown>> = {},
  options: Partial<StorefrontClientOptions> = {},
) {
  return openFakeStorefront(
    {
      cart: cartNode({ lines: cartLines([]) }),
      cartCreate: empty,
      cartLinesAdd: cartPayload(),
      cartDiscountCodesUpdate: cartPayload(),
      cartDeliveryAddressesAdd: cartPayload(),
      cartBuyerIdentityUpdate: cartPayload(),
      ...answers,
    },
    options,
  )
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
  shippingAddress: { ...sampleAddress, province: 'karnataka' },
}

describe('the sequence', () => {
  // spec 4.035, 4.036
  test('creates an empty cart with the return URL, then adds the lines', async () => {
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

  test('gives the lines in reverse, since the store lists the last one first', async () => {
    const { client, asked } = setUp()
    const lines = ['v1', 'v2', 'v3'].map((variantId) => ({ variantId, quantity: 1 }))
    await createCheckout(client, { ...request, lines })
    const given = ['v3', 'v2', 'v1'].map((merchandiseId) => ({ merchandiseId, quantity: 1 }))
    expect(asked[1]?.variables).toMatchObject({ lines: given })
  })

  // spec 3.036, 4.037, 4.038, 4.039
  test('then sets codes, address and e-mail', async () => {
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

  // spec 5.053
  test('drops an unsupported input and warns once', async () => {
    const warnings: string[] = []
    const { client } = setUp({}, { warn: (message) => warnings.push(message) })
    const names = Array.from({ length: 12 }, (_, at) => `${at}`.padEnd(50, 'x'))
    const more = Object.fromEntries(names.map((name) => [name, 1]))
    await createCheckout(client, { ...request, ...more })
    const told = names.slice(0, 10).map((name) => name.slice(0, 40))
    expect(warnings).toEqual([`createCheckout leaves out unsupported inputs: ${told.join(', ')}`])
  })

  test('returns the cart of the last successful step', async () => {
    const { client } = setUp({
      cartDiscountCodesUpdate: cartPayload({ discountCodes: [{ code: 'A', applicable: true }] }),
      cartDeliveryAddressesAdd: cartPayload({ note: 'with an address' }),
      cartBuyerIdentityUpdate: new Response('', { status: 503 }),
    })
    expect(await createCheckout(client, full)).toHaveProperty('cart.note', 'with an address')
  })

  // spec 4.041
  test('skips a refused or failed step, and logs it', async () => {
    const { client } = setUp({
      cartDiscountCodesUpdate: new Response('', { status: 503 }),
      cartDeliveryAddressesAdd: cartRefusal('A city is required in order to continue.'),
      cartBuyerIdentityUpdate: null,
    })
    const skipped: string[] = []
    const outcome = await createCheckout(client, full, { log: (action) => skipped.push(action) })
    expect(outcome.type).toBe('created')
    expect(skipped).toEqual(['Apply discount codes', 'Set shipping address', 'Set e-mail'])
  })
})

describe('faults', () => {
  test('a store that is down is a fault, with a check of the cart before each retry', async () => {
    const { client, names } = setUp({ cartLinesAdd: new Response('', { status: 503 }) })
    await expect(createCheckout(client, request)).rejects.toMatchObject({ kind: 'http' })
    const attempts = Array.from({ length: 4 }, () => ['cartLinesAdd', 'cart']).flat()
    expect(names()).toEqual(['cartCreate', ...attempts])
  })

  test('does not add lines twice when the response was lost', async () => {
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

  test('reports short stock despite a lost response', async () => {
    const lines = cartLines([cartLineNode('line-1', 'v1', 1)])
    const { client } = setUp({
      cartLinesAdd: () => Promise.reject(new TypeError('Failed to fetch')),
      cart: cartNode({ lines }),
    })
    expect(await createCheckout(client, request)).toEqual({
      type: 'refused',
      reason: 'quantity-capped',
      message: 'Only 1 of Drunk Ludo is left. Nothing was ordered yet.',
      variantId: 'v1',
      errors: [
        {
          code: 'NOT_ENOUGH_IN_STOCK',
          message: 'Only 1 of Drunk Ludo is left. Nothing was ordered yet.',
        },
      ],
    })
  })

  test('creates another cart when the response was lost, since an orphan is never paid', async () => {
    const cartCreate = inSequence(new Response('', { status: 502 }), empty)
    const { client, names } = setUp({ cartCreate })
    expect((await createCheckout(client, request)).type).toBe('created')
    expect(names()).toEqual(['cartCreate', 'cartCreate', 'cartLinesAdd'])
  })

  // spec 8.024
  test('a payload with neither cart nor reason is a fault', async () => {
    const { client } = setUp({ cartCreate: { cart: null, userErrors: [], warnings: [] } })
    await expect(createCheckout(client, request)).rejects.toThrow(
      'The cartCreate mutation failed due to an unknown error.',
    )
  })
})
