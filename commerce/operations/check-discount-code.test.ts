import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartPayload, inr } from '#test/sample-carts.ts'
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

  test('a code that applies is valid, with the checkout and what it takes off', async () => {
    const { client } = setUp({
      cartDiscountCodesUpdate: cartPayload({
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
    const payload = warned('DISCOUNT_NOT_FOUND', 'Enter a valid discount code')
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
