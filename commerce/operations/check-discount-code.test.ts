import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartPayload, cartRefusal, inr } from '#test/sample-carts.ts'
import { checkDiscountCode } from './check-discount-code.ts'

const warned = (code: string, message: string) => ({
  ...cartPayload(),
  warnings: [{ code, message, target: 'gid' }],
})

function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  return openFakeStorefront({
    cartCreate: cartPayload(),
    cartDiscountCodesUpdate: cartPayload(),
    ...answers,
  })
}

describe('checking a discount code', () => {
  const lines = [{ variantId: 'v1', quantity: 2 }]

  // spec 5.046, 5.047
  test('an applicable code is valid, with the checkout and its discount', async () => {
    const { client } = setUp({
      cartDiscountCodesUpdate: cartPayload({
        discountCodes: [{ code: 'SAVE10', applicable: true }],
        discountAllocations: [
          { code: 'Save10', targetType: 'LINE_ITEM', discountedAmount: inr('159.8') },
          { code: 'SAVE10', targetType: 'SHIPPING_LINE', discountedAmount: inr('99.0') },
          { code: 'OTHER', targetType: 'LINE_ITEM', discountedAmount: inr('50.0') },
          { targetType: 'LINE_ITEM', discountedAmount: inr('7.0') },
        ],
      }),
    })
    const check = await checkDiscountCode(client, { code: ' save10 ', lines })
    expect(check).toMatchObject({
      valid: true,
      code: 'SAVE10',
      discount: { minor: 15980 + 9900, currency: 'INR' },
    })
  })

  test('a game that is no longer sold is named without its id', async () => {
    const said = 'The merchandise with id v1 does not exist.'
    const at = ['input', 'lines', '0', 'merchandiseId']
    const { client } = setUp({ cartCreate: cartRefusal(said, at) })
    expect(await checkDiscountCode(client, { code: 'SAVE10', lines })).toMatchObject({
      valid: false,
      message: 'A game in your cart is no longer sold.',
    })
  })

  // spec 5.048
  test('a code without effect is invalid, with the store’s warning as the reason', async () => {
    const payload = warned('DISCOUNT_NOT_FOUND', 'Enter a valid discount code')
    const { client } = setUp({ cartDiscountCodesUpdate: payload })
    expect(await checkDiscountCode(client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'Enter a valid discount code',
      errors: [{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' }],
    })
  })

  test('lists every reason once, with its translated code, and no other warnings', async () => {
    const warnings = [
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1.', target: 'gid' },
      { code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', message: 'Used before.', target: 'gid' },
      { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', message: 'Buy more.', target: 'gid' },
    ]
    const { client } = setUp({ cartDiscountCodesUpdate: { ...cartPayload(), warnings } })
    expect(await checkDiscountCode(client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'Used before. Buy more.',
      errors: [
        {
          code: 'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE',
          message: 'Used before.',
        },
        { code: 'CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE', message: 'Buy more.' },
      ],
    })
  })

  test.each([
    ['cartCreate', 'INVALID_MERCHANDISE_LINE', 'LINE_ITEM_NOT_FOUND'],
    ['cartDiscountCodesUpdate', 'MISSING_DISCOUNT_CODE', 'PRESENT'],
  ])('returns the complete refusal of %s', async (name, code, translated) => {
    const userErrors = [
      { code, field: null, message: 'First.' },
      { code: null, field: null, message: 'Second.' },
    ]
    const { client } = setUp({ [name]: { cart: null, userErrors, warnings: [] } })
    expect(await checkDiscountCode(client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'First. Second.',
      errors: [
        { code: translated, field: null, message: 'First.' },
        { code: undefined, field: null, message: 'Second.' },
      ],
    })
  })

  test('checks the code on the given lines and e-mail', async () => {
    const { client, asked } = setUp()
    await checkDiscountCode(client, { code: 'WELCOME10', lines, email: 'asha@example.com' })
    expect(asked[0]?.variables.input).toMatchObject({
      lines: [{ merchandiseId: 'v1', quantity: 2 }],
      buyerIdentity: { email: 'asha@example.com' },
    })
    expect(asked[1]?.variables.discountCodes).toEqual(['WELCOME10'])
  })

  // spec 5.049
  test('uses the specified message when the store gives no reason', async () => {
    expect(await checkDiscountCode(setUp().client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'Invalid discount code',
      errors: [],
    })
    const { client, asked } = setUp()
    expect(await checkDiscountCode(client, { code: '  ', lines })).toMatchObject({ valid: false })
    expect(asked).toEqual([])
  })
})
