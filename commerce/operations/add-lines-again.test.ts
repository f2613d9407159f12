import { describe, expect, test } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { cartLineNode, cartLines, cartNode, cartPayload, cartRefusal } from '#test/sample-carts.ts'
import { rupees } from '#test/sample-products.ts'
import { addLines, type SeenCart } from './add-lines.ts'

const cartId = cartNode().id
const two = [{ variantId: 'a', quantity: 2 }]

/** A cart with one unit of variant a. */
const seen: SeenCart = {
  id: cartId,
  lines: [
    {
      id: 'line-a',
      productId: 'p1',
      variantId: 'a',
      title: 'Drunk Ludo',
      variantTitle: 'Default Title',
      quantity: 1,
      attributes: [],
      total: rupees(799),
    },
  ],
}

/** A store that loses the first response, then shows its cart with these lines; the rest is as given. */
function loseFirst(shown: readonly object[], { again, update }: Record<string, unknown> = {}) {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  return openFakeStorefront({
    cart: cartNode({ lines: cartLines(shown) }),
    cartLinesAdd: inSequence(lost, again),
    cartLinesUpdate: update,
  })
}

describe('the first response is lost', () => {
  const one = [cartLineNode('line-a', 'a', 1)]
  const added = [cartLineNode('line-a', 'a', 3)]
  const withB = [...two, { variantId: 'b', quantity: 1 }]
  const doubled = cartPayload({ lines: cartLines([cartLineNode('line-a', 'a', 5)]) })

  test.each([
    ['a line with quantity zero', [cartLineNode('line-b', 'b', 0)], 'Drunk Ludo', 'line-b'],
    ['no line', [], 'b', cartId],
  ])('a sold-out game shows as %s', async (_, lines, name, target) => {
    const { client, names } = loseFirst([...added, ...lines])
    const message = `The product '${name}' is already sold out.`
    expect(await addLines(client, seen, withB)).toHaveProperty('warnings', [
      { code: 'MERCHANDISE_OUT_OF_STOCK', message, target },
    ])
    expect(names()).toEqual(['cartLinesAdd', 'cart'])
  })

  test('what another tab adds to the lost lines is kept', async () => {
    const { client, names } = loseFirst([cartLineNode('line-a', 'a', 5)])
    expect(await addLines(client, seen, two)).toMatchObject({ cart: { lines: [{ quantity: 5 }] } })
    expect(names()).toEqual(['cartLinesAdd', 'cart'])
  })

  test('a refusal of the second attempt is the outcome', async () => {
    const { client, names } = loseFirst(one, { again: cartRefusal('It is gone.') })
    expect(await addLines(client, seen, two)).toMatchObject({ message: 'It is gone.' })
    expect(names()).toEqual(['cartLinesAdd', 'cart', 'cartLinesAdd'])
  })

  test('a surplus is removed from the line without attributes only', async () => {
    const gift = {
      ...cartLineNode('line-gift', 'a', 1),
      attributes: [{ key: 'for', value: 'Asha' }],
    }
    const lines = [gift, cartLineNode('line-a', 'a', 4), cartLineNode('line-b', 'b', 1)]
    const again = cartPayload({ lines: cartLines(lines) })
    const { client, asked } = loseFirst(one, { again, update: cartPayload() })
    await addLines(client, seen, withB)
    expect(asked.at(-1)?.variables).toHaveProperty('lines', [{ id: 'line-a', quantity: 2 }])
  })

  test('a surplus in a line with attributes is kept, since the store did not add it', async () => {
    const gift = { ...cartLineNode('line-a', 'a', 5), attributes: [{ key: 'for', value: 'Asha' }] }
    const again = cartPayload({ lines: cartLines([gift]) })
    const { client, names } = loseFirst(one, { again })
    expect(await addLines(client, seen, two)).toMatchObject({ cart: { lines: [{ quantity: 5 }] } })
    expect(names()).toEqual(['cartLinesAdd', 'cart', 'cartLinesAdd'])
  })

  test('the warnings of the second attempt are kept when a surplus is removed', async () => {
    const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 2.', target: 'line-a' }
    const again = { ...doubled, warnings: [warning] }
    const update = cartPayload({ lines: cartLines(added) })
    const { client } = loseFirst(one, { again, update })
    expect(await addLines(client, seen, two)).toMatchObject({
      cart: { lines: [{ quantity: 3 }] },
      warnings: [warning],
    })
  })

  test('a surplus that the store does not remove is reported as a refusal', async () => {
    const { client } = loseFirst(one, { again: doubled, update: cartRefusal('Not now.') })
    expect(await addLines(client, seen, two)).toMatchObject({
      type: 'refused',
      message: 'Not now.',
    })
  })
})
