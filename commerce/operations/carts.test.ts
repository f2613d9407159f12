import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import {
  cartLineNode,
  cartLines,
  cartNode,
  cartPayload,
  cartRefusal,
  inr,
} from '#test/sample-carts.ts'
import { addDeliveryAddress, updateBuyerIdentity } from './cart-buyer.ts'
import { removeGiftCards, updateGiftCardCodes } from './cart-gift-cards.ts'
import { removeLines, updateLines } from './cart-lines.ts'
import { addDiscountCode, createCart, updateAttributes, updateNote } from './carts.ts'
import { findCart } from './find-cart.ts'
import { replaceLines } from './replace-lines.ts'

const cartId = cartNode().id
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) =>
    cartLineNode(`line-${from + index}`, `v${from + index}`, 1),
  )
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Answers one after another. */
const inTurn = (...answers: readonly unknown[]) => {
  const rest = [...answers]
  return (variables: object) => {
    const answer = rest.shift()
    return typeof answer === 'function' ? answer(variables) : answer
  }
}

describe('a cart', () => {
  test('is null when unknown', async () => {
    expect(await findCart(openFakeStorefront({ cart: null }).client, cartId)).toBeNull()
  })

  test('is read with buyer, addresses, delivery and gift cards', async () => {
    const address = { firstName: 'Asha', lastName: null, city: 'Bengaluru', countryCode: 'IN' }
    const { client } = openFakeStorefront({
      cart: cartNode({
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
    expect(await findCart(client, cartId)).toMatchObject({
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
    })
  })

  test('with more than 250 lines is read to the end, after changes too', async () => {
    const first = cartLines(numbered(0, 250), 'c250')
    const { client, asked } = openFakeStorefront({
      cart: inTurn(
        cartNode({ lines: first }),
        { lines: cartLines(numbered(250, 260)) },
        { lines: cartLines(numbered(250, 255)) },
      ),
      cartNoteUpdate: cartPayload({ lines: first }),
    })
    expect((await findCart(client, cartId))?.lines).toHaveLength(260)
    expect(asked[1]?.variables).toEqual({ cartId, first: 250, after: 'c250' })
    expect(await updateNote(client, cartId, 'Hi')).toHaveProperty('cart.lines.length', 255)
  })

  test('that goes while it is read is a fault, never half a cart', async () => {
    const lines = cartLines(numbered(0, 250), 'c250')
    const { client } = openFakeStorefront({ cart: inTurn(cartNode({ lines }), null) })
    await expect(findCart(client, cartId)).rejects.toMatchObject({ kind: 'shape' })
  })
})

describe('unsupported inputs', () => {
  test('warn and are left out', async () => {
    const warnings: string[] = []
    const { client, asked } = openFakeStorefront(
      { cartCreate: cartPayload(), cartDeliveryAddressesAdd: cartPayload() },
      { warn: (message) => warnings.push(message) },
    )
    const older = { note: 'Hi', presentmentCurrencyCode: 'USD', allowPartialAddresses: true }
    await createCart(client, older)
    expect(asked[0]?.variables.input).toEqual({
      note: 'Hi',
      lines: [],
      attributes: [],
      buyerIdentity: { countryCode: 'IN' },
    })
    const address = {
      firstName: 'Asha',
      lastName: 'Rao',
      address1: '12 MG Road',
      city: 'Bengaluru',
      province: 'Karnataka',
      zip: '560001',
      phone: '',
      planet: 'Earth',
    }
    await addDeliveryAddress(client, cartId, address)
    expect(JSON.stringify(asked[1]?.variables)).not.toContain('Earth')
    expect(warnings).toEqual([
      'cartCreate does not support the input presentmentCurrencyCode; it is left out.',
      'cartCreate does not support the input allowPartialAddresses; it is left out.',
      'cartDeliveryAddressesAdd does not support the input planet; it is left out.',
    ])
  })
})

describe('after a lost answer', () => {
  test('what sets a whole value is sent again', async () => {
    const twice = () => inTurn(lost, cartPayload())
    const { client, names } = openFakeStorefront({
      cartCreate: twice(),
      cartNoteUpdate: twice(),
      cartAttributesUpdate: twice(),
      cartDiscountCodesUpdate: twice(),
      cartGiftCardCodesUpdate: twice(),
      cartBuyerIdentityUpdate: twice(),
    })
    await createCart(client)
    await updateNote(client, cartId, 'Hi')
    await updateAttributes(client, cartId, [])
    await addDiscountCode(client, { id: cartId, discountCodes: [] }, 'SAVE10')
    await updateGiftCardCodes(client, cartId, ['GULLY'])
    await updateBuyerIdentity(client, cartId, { email: 'asha@example.com' })
    expect(names()).toHaveLength(12)
  })

  test('an address is not added again', async () => {
    const { client, names } = openFakeStorefront({ cartDeliveryAddressesAdd: lost })
    const none = { firstName: '', lastName: '', address1: '', city: '', province: '', zip: '' }
    const added = addDeliveryAddress(client, cartId, { ...none, phone: '' })
    await expect(added).rejects.toMatchObject({ kind: 'blocked' })
    expect(names()).toHaveLength(1)
  })

  test('what was removed is not removed again, which the store would refuse', async () => {
    const gone = cartNode({ lines: cartLines([]) })
    const { client, names } = openFakeStorefront({
      cart: gone,
      cartLinesRemove: lost,
      cartLinesUpdate: lost,
      cartGiftCardCodesRemove: lost,
    })
    expect(await removeLines(client, cartId, ['line-1'])).toMatchObject({ cart: { lines: [] } })
    const zero = [{ lineId: 'line-1', quantity: 0 }]
    expect(await updateLines(client, cartId, zero)).toMatchObject({ type: 'changed' })
    expect(await removeGiftCards(client, cartId, ['card-1'])).toMatchObject({ type: 'changed' })
    expect(names().filter((name) => name !== 'cart')).toHaveLength(3)
  })

  test('what was not removed is', async () => {
    const { client, names } = openFakeStorefront({
      cart: cartNode(),
      cartLinesRemove: inTurn(lost, cartPayload({ lines: cartLines([]) })),
    })
    expect(await removeLines(client, cartId, ['line-1'])).toMatchObject({ cart: { lines: [] } })
    expect(names()).toEqual(['cartLinesRemove', 'cart', 'cartLinesRemove'])
  })
})

describe('replacing lines', () => {
  const wanted = [{ variantId: 'v9', quantity: 3 }]

  test('fetches the cart, removes every line, adds the new ones', async () => {
    const { client, asked, names } = openFakeStorefront({
      cart: cartNode(),
      cartLinesRemove: cartPayload({ lines: cartLines([]) }),
      cartLinesAdd: cartPayload({ lines: cartLines([cartLineNode('line-9', 'v9', 3)]) }),
    })
    expect(await replaceLines(client, cartId, wanted)).toMatchObject({
      type: 'changed',
      cart: { lines: [{ variantId: 'v9', quantity: 3 }] },
    })
    expect(names()).toEqual(['cart', 'cartLinesRemove', 'cartLinesAdd'])
    expect(asked[1]?.variables).toEqual({ cartId, lineIds: ['line-1'] })
  })

  test('removes hundreds in slices the store takes', async () => {
    const { client, asked } = openFakeStorefront({
      cart: inTurn(cartNode({ lines: cartLines(numbered(0, 250), 'c250') }), {
        lines: cartLines(numbered(250, 260)),
      }),
      cartLinesRemove: cartPayload({ lines: cartLines([]) }),
    })
    await replaceLines(client, cartId, [])
    const removed = asked.flatMap(({ variables }) => {
      const { lineIds } = variables
      return Array.isArray(lineIds) ? [lineIds.length] : []
    })
    expect(removed).toEqual([250, 10])
  })

  test('asks an empty cart to remove nothing', async () => {
    const { client, names } = openFakeStorefront({
      cart: cartNode({ lines: cartLines([]) }),
      cartLinesAdd: cartPayload(),
    })
    await replaceLines(client, cartId, wanted)
    expect(names()).toEqual(['cart', 'cartLinesAdd'])
  })

  test('of an unknown cart is refused as the store refuses it, and so is what the store refuses', async () => {
    const unknown = openFakeStorefront({ cart: null })
    expect(await replaceLines(unknown.client, cartId, wanted)).toEqual({
      type: 'refused',
      reason: 'INVALID',
      field: ['cartId'],
      message: 'The specified cart does not exist.',
    })
    const refusing = openFakeStorefront({ cart: cartNode(), cartLinesRemove: cartRefusal('No') })
    expect(await replaceLines(refusing.client, cartId, wanted)).toMatchObject({ message: 'No' })
    expect(refusing.names()).toEqual(['cart', 'cartLinesRemove'])
  })
})
