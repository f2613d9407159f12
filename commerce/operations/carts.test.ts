import { describe, expect, test } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleAddress } from '#test/sample-address.ts'
import { cartLineNode, cartLines, cartNode, cartPayload, inr } from '#test/sample-carts.ts'
import { addDeliveryAddress, updateBuyerIdentity } from './cart-buyer.ts'
import { updateLines } from './cart-lines.ts'
import { addDiscountCode, createCart } from './carts.ts'

const cartId = cartNode().id
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) =>
    cartLineNode(`line-${from + index}`, `v${from + index}`, 1),
  )
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a cart', () => {
  // spec 3.048
  test('has buyer, addresses, delivery and gift cards', async () => {
    const address = { firstName: 'Asha', lastName: null, city: 'Bengaluru', countryCode: 'IN' }
    const { client } = openFakeStorefront({
      cartCreate: cartPayload({
        buyerIdentity: { countryCode: 'IN', email: 'asha@example.com', phone: null },
        delivery: { addresses: [{ id: 'address-1', selected: true, address }] },
        deliveryGroups: {
          nodes: [
            {
              id: 'group-1',
              deliveryOptions: [{ handle: 'std', title: 'Standard', estimatedCost: inr('0.0') }],
              selectedDeliveryOption: { handle: 'std' },
            },
          ],
          pageInfo: { hasNextPage: false },
        },
        appliedGiftCards: [
          { id: 'card-1', lastCharacters: 'demo', amountUsed: inr('500.0'), balance: inr('0.0') },
        ],
      }),
    })
    expect(await createCart(client)).toMatchObject({
      cart: {
        email: 'asha@example.com',
        phone: null,
        countryCode: 'IN',
        addresses: [{ id: 'address-1', selected: true, firstName: 'Asha', lastName: '' }],
        deliveryGroups: [
          {
            options: [{ handle: 'std', price: { minor: 0, currency: 'INR' } }],
            selectedHandle: 'std',
          },
        ],
        giftCards: [{ id: 'card-1', used: { minor: 50000, currency: 'INR' } }],
      },
    })
  })

  // spec 7.019
  test('with more than 250 lines is read to the end', async () => {
    const first = cartLines(numbered(0, 250), 'c250')
    const { client, asked } = openFakeStorefront({
      cart: { lines: cartLines(numbered(250, 260)) },
      cartCreate: cartPayload({ lines: first }),
    })
    expect(await createCart(client)).toHaveProperty('cart.lines.length', 260)
    expect(asked[1]?.variables).toEqual({ cartId, first: 250, after: 'c250' })
  })

  test('that disappears while it is read is a fault, never a partial cart', async () => {
    const lines = cartLines(numbered(0, 250), 'c250')
    const { client } = openFakeStorefront({ cart: null, cartCreate: cartPayload({ lines }) })
    await expect(createCart(client)).rejects.toMatchObject({ kind: 'shape' })
  })
})

describe('unsupported inputs', () => {
  // spec 5.053
  test('warn and are dropped', async () => {
    const warnings: string[] = []
    const { client, asked } = openFakeStorefront(
      { cartCreate: cartPayload(), cartDeliveryAddressesAdd: cartPayload() },
      { warn: (message) => warnings.push(message) },
    )
    const lines = [1, 2].map((quantity) => ({ variantId: `v${quantity}`, quantity, price: 1 }))
    const older = { note: 'Hi', lines, presentmentCurrencyCode: 'USD', allowPartialAddresses: true }
    await createCart(client, older)
    expect(asked[0]?.variables.input).toEqual({
      note: 'Hi',
      lines: [
        { merchandiseId: 'v1', quantity: 1 },
        { merchandiseId: 'v2', quantity: 2 },
      ],
      attributes: [],
      buyerIdentity: { countryCode: 'IN' },
    })
    const address = { ...sampleAddress, planet: 'Earth' }
    await addDeliveryAddress(client, cartId, address)
    expect(JSON.stringify(asked[1]?.variables)).not.toContain('Earth')
    expect(warnings).toEqual([
      'cartCreate leaves out unsupported inputs: presentmentCurrencyCode, allowPartialAddresses',
      'cartCreate leaves out unsupported inputs: price',
      'cartDeliveryAddressesAdd leaves out unsupported inputs: planet',
    ])
  })
})

describe('after a lost response', () => {
  test('resends mutations that set a whole value', async () => {
    const twice = () => inSequence(lost, cartPayload())
    const { client, names } = openFakeStorefront({
      cartCreate: twice(),
      cartDiscountCodesUpdate: twice(),
      cartBuyerIdentityUpdate: twice(),
    })
    await createCart(client)
    await addDiscountCode(client, { id: cartId, discountCodes: [] }, 'SAVE10')
    await updateBuyerIdentity(client, cartId, { email: 'asha@example.com' })
    expect(names()).toHaveLength(6)
  })

  test('does not add an address again', async () => {
    const { client, names } = openFakeStorefront({ cartDeliveryAddressesAdd: lost })
    const none = { firstName: '', lastName: '', address1: '', city: '', province: '', zip: '' }
    const added = addDeliveryAddress(client, cartId, { ...none, phone: '' })
    await expect(added).rejects.toMatchObject({ kind: 'blocked' })
    expect(names()).toHaveLength(1)
  })

  test('does not repeat a removal that succeeded, which the store would refuse', async () => {
    const gone = cartNode({ lines: cartLines([]) })
    const { client, names } = openFakeStorefront({ cart: gone, cartLinesUpdate: lost })
    const zero = [{ lineId: 'line-1', quantity: 0 }]
    expect(await updateLines(client, cartId, zero)).toMatchObject({ cart: { lines: [] } })
    expect(names()).toEqual(['cartLinesUpdate', 'cart'])
  })

  test('repeats a removal that failed', async () => {
    const { client, names } = openFakeStorefront({
      cart: cartNode(),
      cartLinesUpdate: inSequence(lost, cartPayload({ lines: cartLines([]) })),
    })
    const zero = [{ lineId: 'line-1', quantity: 0 }]
    expect(await updateLines(client, cartId, zero)).toMatchObject({ cart: { lines: [] } })
    expect(names()).toEqual(['cartLinesUpdate', 'cart', 'cartLinesUpdate'])
  })
})
