import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartLineNode, cartLines, cartPayload, cartRefusal } from '#test/sample-carts.ts'
import { createCheckout } from './create-checkout.ts'

const warned = (code: string, message: string, target = 'line-1') => ({
  ...cartPayload(),
  warnings: [{ code, message, target }],
})

/** A store whose mutations succeed unless given otherwise. */
function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  return openFakeStorefront({ cartCreate: cartPayload(), cartLinesAdd: cartPayload(), ...answers })
}

const request = { lines: [{ variantId: 'v1', quantity: 2 }], returnUrl: '/thank-you?success=1' }
const withMore = { ...request, discountCodes: ['WELCOME10'], email: 'asha@example.com' }

describe('refusals', () => {
  // spec 4.019
  test('an empty order sends nothing to the store', async () => {
    const { client, asked } = setUp()
    const lines = [{ variantId: 'v1', quantity: 0 }]
    const outcome = await createCheckout(client, { ...request, lines })
    expect(outcome).toMatchObject({ reason: 'empty', message: 'Your cart is empty', errors: [] })
    expect(asked).toEqual([])
  })

  // spec 3.050
  test('names the line of an unknown variant, without its id', async () => {
    const said = 'The merchandise with id v1 does not exist.'
    const message = 'This game is no longer sold.'
    const { client } = setUp({ cartLinesAdd: cartRefusal(said, ['lines', '0', 'merchandiseId']) })
    expect(await createCheckout(client, request)).toEqual({
      type: 'refused',
      reason: 'unknown-variant',
      message,
      variantId: 'v1',
      errors: [{ code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message }],
    })
  })

  test.each([
    ['MERCHANDISE_OUT_OF_STOCK', 'sold-out', "The product 'Drunk Ludo' is already sold out."],
    [
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'quantity-capped',
      'Only 2 of Drunk Ludo are left. Nothing was ordered yet.',
    ],
  ])(
    '%s is reported as %s with its line, before any further step',
    async (code, reason, message) => {
      const said = "The product 'Drunk Ludo' is already sold out."
      const { client, names } = setUp({ cartLinesAdd: warned(code, said) })
      expect(await createCheckout(client, withMore)).toEqual({
        type: 'refused',
        reason,
        message,
        variantId: 'v1',
        errors: [{ code: 'NOT_ENOUGH_IN_STOCK', message }],
      })
      expect(names()).toEqual(['cartCreate', 'cartLinesAdd'])
    },
  )

  test('names every line with short stock, sold-out ones first', async () => {
    const capped = 'Only 1 item was added to your cart due to availability.'
    const soldOut = "The product 'Drunk Ludo' is already sold out."
    const { client } = setUp({
      cartLinesAdd: {
        ...cartPayload(),
        warnings: [
          { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: capped, target: 'line-2' },
          { code: 'MERCHANDISE_OUT_OF_STOCK', message: soldOut, target: 'line-1' },
          { code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code', target: 'c1' },
        ],
      },
    })
    expect(await createCheckout(client, request)).toEqual({
      type: 'refused',
      reason: 'sold-out',
      message: `${soldOut} ${capped}`,
      variantId: 'v1',
      errors: [
        { code: 'NOT_ENOUGH_IN_STOCK', message: soldOut },
        { code: 'NOT_ENOUGH_IN_STOCK', message: capped },
      ],
    })
  })

  test.each([
    ['its line', 'line-2', 'v2'],
    ['no line of the cart', 'line-9', null],
  ])('short stock that targets %s', async (_, target, variantId) => {
    const lines = cartLines([cartLineNode('line-1', 'v1', 2), cartLineNode('line-2', 'v2', 1)])
    const warnings = [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1.', target }]
    const { client } = setUp({ cartLinesAdd: { ...cartPayload({ lines }), warnings } })
    expect(await createCheckout(client, request)).toMatchObject({
      reason: 'quantity-capped',
      variantId,
    })
  })

  test('a refusal of the whole cart names no line', async () => {
    const { client } = setUp({ cartLinesAdd: cartRefusal('The cart is too large.', ['cartId']) })
    expect(await createCheckout(client, request)).toMatchObject({
      reason: 'rejected',
      message: 'The cart is too large.',
      variantId: null,
    })
  })

  test('lists every error of the store with its translated code', async () => {
    const first = { code: 'MINIMUM_NOT_MET', field: ['lines', '1', 'quantity'], message: 'Buy 2.' }
    const second = { code: 'NOTE_TOO_LONG', field: ['note'], message: 'Too long.' }
    const userErrors = [first, second, { ...second, code: 'OF_NEXT_YEAR' }]
    const { client } = setUp({ cartLinesAdd: { cart: null, userErrors, warnings: [] } })
    // Sent in reverse: the second is v2.
    const lines = [{ variantId: 'v2', quantity: 1 }, ...request.lines]
    expect(await createCheckout(client, { ...request, lines })).toEqual({
      type: 'refused',
      reason: 'rejected',
      message: 'Buy 2. Too long.',
      variantId: 'v2',
      errors: [
        { ...first, code: 'GREATER_THAN_OR_EQUAL_TO' },
        { ...second, code: 'TOO_LONG' },
        { ...second, code: 'INVALID' },
      ],
    })
  })

  test('passes on other messages of the store unchanged', async () => {
    const { client } = setUp({ cartCreate: cartRefusal('The cart is too large.') })
    expect(await createCheckout(client, request)).toMatchObject({
      reason: 'rejected',
      message: 'The cart is too large.',
    })
  })
})
