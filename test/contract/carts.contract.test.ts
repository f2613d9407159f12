import { afterAll, describe, expect, test } from 'vitest'
import { sumDiscounts } from '#commerce/model/store-cart.ts'
import { addLines } from '#commerce/operations/add-lines.ts'
import { updateBuyerIdentity } from '#commerce/operations/cart-buyer.ts'
import { updateLines } from '#commerce/operations/cart-lines.ts'
import { addDiscountCode, createCart } from '#commerce/operations/carts.ts'
import { checkDiscountCode } from '#commerce/operations/check-discount-code.ts'
import { createCheckout } from '#commerce/operations/create-checkout.ts'
import { listProductsById } from '#commerce/operations/products.ts'
import { sampleAddress } from '#test/sample-address.ts'
import { cartOf, openDemoStore } from './open-demo-store.ts'
import { readCart } from './read-cart.ts'

const demo = await openDemoStore()
const client = demo.client
afterAll(() => demo.close())

const unknownVariant = 'gid://shopify/ProductVariant/999999999'

describe('carts', () => {
  // spec 3.045, 3.049, 7.021, 7.022, 7.023
  test('lines are added, changed and removed, and the totals follow', async () => {
    const empty = cartOf(await createCart(client))
    expect(empty).toMatchObject({ lines: [], total: { minor: 0, currency: 'INR' } })
    const wanted = { variantId: await demo.variantIdOf('drunk-ludo'), quantity: 2 }
    const filled = cartOf(await addLines(client, empty, [wanted]))
    expect(filled.lines).toMatchObject([{ ...wanted, title: 'Drunk Ludo' }])
    expect(filled.subtotal.minor).toBe(2 * 89900)
    expect(filled.checkoutUrl).toMatch(/\/cart\/c\//)
    const lineId = filled.lines[0]?.id ?? ''
    const three = cartOf(await updateLines(client, filled.id, [{ lineId, quantity: 3 }]))
    expect(three.total.minor).toBe(3 * 89900)
    expect(await readCart(client, filled.id)).toEqual(three)
    const none = await updateLines(client, filled.id, [{ lineId, quantity: 0 }])
    expect(cartOf(none).lines).toEqual([])
  })

  // spec 3.045, 7.027
  test('attributes and e-mail are kept', async () => {
    const attributes = [
      { key: 'payment_method', value: 'upi' },
      { key: 'referral_code', value: 'PGABCDEF123' },
    ]
    const { id, attributes: kept } = cartOf(await createCart(client, { attributes }))
    expect(kept).toEqual(attributes)
    const email = 'asha@example.com'
    expect(cartOf(await updateBuyerIdentity(client, id, { email })).email).toBe(email)
  })

  // spec 3.046, 3.049, 7.029, 9.007
  test('codes are added to existing ones', async () => {
    const lines = [{ variantId: await demo.variantIdOf('drunk-ludo'), quantity: 1 }]
    const cart = cartOf(await createCart(client, { lines }))
    const saved = cartOf(await addDiscountCode(client, cart, 'SAVE10'))
    expect(sumDiscounts(saved).minor).toBe(8990)
    expect(saved.lines).toMatchObject([{ quantity: 1, total: { minor: 89900 - 8990 } }])
    const both = cartOf(await addDiscountCode(client, saved, 'REFERRAL100'))
    expect(both.discountCodes).toEqual([
      { code: 'SAVE10', applicable: true },
      { code: 'REFERRAL100', applicable: true },
    ])
    expect(both.total.minor).toBe(89900 - 8990 - 10000)
  })

  // spec 7.020
  test('an unknown cart is null when read and refused when changed', async () => {
    const id = 'gid://shopify/Cart/nope?key=nope'
    expect(await readCart(client, id)).toBeNull()
    expect(await addLines(client, { id, lines: [] }, [])).toMatchObject({
      type: 'refused',
      reason: 'INVALID',
      message: 'The specified cart does not exist.',
    })
  })
})

describe('checkout', () => {
  const returnUrl = '/thank-you?success=1'
  const linesOf = async (handle: string, quantity: number) => [
    { variantId: await demo.variantIdOf(handle), quantity },
  ]

  test('gives a URL with the return address, and a cart with everything sent', async () => {
    const outcome = await createCheckout(client, {
      lines: await linesOf('drunk-ludo', 2),
      returnUrl,
      discountCodes: ['SAVE10'],
      email: 'asha@example.com',
      paymentMethod: 'cod',
    })
    if (outcome.type === 'refused') throw new Error(outcome.message)
    const address = new URL(outcome.checkoutUrl, 'http://shop.internal')
    expect(outcome.checkoutUrl).toMatch(/^\/local-store\//)
    expect(address.searchParams.get('return_to')).toBe(returnUrl)
    expect(address.searchParams.get('_fd')).toBe('0')
    expect(outcome.cart).toMatchObject({
      email: 'asha@example.com',
      discountCodes: [{ code: 'SAVE10', applicable: true }],
      total: { minor: 2 * 89900 * 0.9, currency: 'INR' },
    })
    expect(outcome.cart.attributes).toContainEqual({ key: 'return_url', value: returnUrl })
    expect(outcome.cart.attributes).toContainEqual({ key: 'payment_method', value: 'cod' })
  })

  test('succeeds even when the address is refused', async () => {
    const lines = await linesOf('drunk-ludo', 1)
    const outcome = await createCheckout(client, {
      lines,
      returnUrl,
      shippingAddress: sampleAddress,
    })
    expect(outcome.type).toBe('created')
  })

  test('lists the games in the order of the cart', async () => {
    const games = ['drunk-ludo', 'rummy-night', 'jugaad']
    const lines = (await Promise.all(games.map((game) => linesOf(game, 1)))).flat()
    expect(await createCheckout(client, { lines, returnUrl })).toMatchObject({ cart: { lines } })
  })

  test('refuses unavailable variants, naming the line', async () => {
    const soldOut = await linesOf('kitty-party-killer', 1)
    expect(await createCheckout(client, { lines: soldOut, returnUrl })).toMatchObject({
      reason: 'sold-out',
      variantId: soldOut[0]?.variantId,
    })
    const tooMany = await linesOf('monsoon-mafia', 50)
    expect(await createCheckout(client, { lines: tooMany, returnUrl })).toMatchObject({
      reason: 'quantity-capped',
      variantId: tooMany[0]?.variantId,
    })
    const unknown = [{ variantId: unknownVariant, quantity: 1 }]
    expect(await createCheckout(client, { lines: unknown, returnUrl })).toMatchObject({
      reason: 'unknown-variant',
      variantId: unknownVariant,
    })
  })

  test('a discount code is valid, or refused with the store’s reason', async () => {
    const lines = await linesOf('drunk-ludo', 1)
    expect(await checkDiscountCode(client, { code: 'welcome10', lines })).toMatchObject({
      valid: true,
      discount: { minor: 8990, currency: 'INR' },
    })
    expect(await checkDiscountCode(client, { code: 'NOPE', lines })).toEqual({
      valid: false,
      message: 'Enter a valid discount code',
      errors: [{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' }],
    })
    expect(await checkDiscountCode(client, { code: 'FESTIVE20', lines })).toEqual({
      valid: false,
      message: 'This discount is not valid anymore',
      errors: [{ code: 'DISCOUNT_DISABLED', message: 'This discount is not valid anymore' }],
    })
  })
})

test('a malformed id is a fault with the store’s message, not an unknown cart', async () => {
  await expect(listProductsById(client, ['not-a-gid'])).rejects.toMatchObject({ kind: 'graphql' })
})
