import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartLines, cartNode, cartPayload } from '#test/sample-carts.ts'
import { checkCartOutcome } from './cart-outcome.ts'
import { createCart } from './carts.ts'

/** The outcome of creating a cart when the store responds like this. */
function outcomeOf(cartCreate: unknown) {
  return createCart(openFakeStorefront({ cartCreate }).client)
}

const refusing = (...userErrors: readonly unknown[]) => ({ cart: null, userErrors, warnings: [] })

describe('a refusal', () => {
  test('has the reason and place of the first error, and the messages of all', async () => {
    const field = ['input', 'lines', '0']
    const first = { code: 'INVALID_MERCHANDISE_LINE', field, message: 'It is gone.' }
    const second = { code: 'INVALID', field: ['input', 'note'], message: 'Too long.' }
    expect(await outcomeOf(refusing(first, second))).toMatchObject({
      type: 'refused',
      reason: 'LINE_ITEM_NOT_FOUND',
      field,
      message: 'It is gone. Too long.',
      errors: [{ message: 'It is gone.' }, { message: 'Too long.' }],
    })
  })

  test('without a code or a place is still a refusal', async () => {
    const error = { code: null, field: null, message: 'Not today.' }
    expect(await outcomeOf(refusing(error))).toMatchObject({
      type: 'refused',
      reason: 'UNKNOWN',
      field: [],
      message: 'Not today.',
    })
  })

  test('counts even when the store sends a cart with it', async () => {
    const error = { code: 'INVALID', field: null, message: 'Not today.' }
    const answer = { ...cartPayload(), userErrors: [error] }
    expect(await outcomeOf(answer)).toHaveProperty('type', 'refused')
  })
})

describe('faults', () => {
  test('an answer with neither cart nor reason is one of the store', async () => {
    await expect(outcomeOf(refusing())).rejects.toMatchObject({ kind: 'graphql' })
  })

  test.each([
    ['an error', refusing(7), 'an object at cartCreate.userErrors.'],
    ['the errors', { ...refusing(), userErrors: 7 }, 'a list at cartCreate.userErrors.'],
    ['a message', refusing({ message: 7 }), 'text at cartCreate.userErrors.message.'],
    ['the warnings', { ...cartPayload(), warnings: 7 }, 'a list at cartCreate.warnings.'],
  ])('another shape of %s names the place', async (_, answer, place) => {
    await expect(outcomeOf(answer)).rejects.toThrow(place)
  })
})

describe('checking a cart after a lost response', () => {
  const { id } = cartNode()
  const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1.', target: 'l' } as const

  test('gives what the store would have answered', async () => {
    const { client, asked } = openFakeStorefront({ cart: cartNode() })
    expect(await checkCartOutcome(client, id, () => [warning])).toEqual({
      cart: cartNode(),
      userErrors: [],
      warnings: [warning],
    })
    expect(asked).toEqual([{ name: 'cart', variables: { cartId: id } }])
  })

  test('gives nothing when the mutation did not happen', async () => {
    const { client } = openFakeStorefront({ cart: cartNode() })
    expect(await checkCartOutcome(client, id, ({ lines }) => (lines[0] ? null : []))).toBeNull()
  })

  test('asks once: whoever sends the mutation decides about another attempt', async () => {
    const { client, asked } = openFakeStorefront({ cart: new Response('', { status: 503 }) })
    await expect(checkCartOutcome(client, id, () => [])).rejects.toMatchObject({ kind: 'http' })
    expect(asked).toHaveLength(1)
  })

  test('asks once for its later lines, too', async () => {
    const answers = [cartNode({ lines: cartLines([], 'c1') }), new Response('', { status: 503 })]
    const { client, asked } = openFakeStorefront({ cart: () => answers.shift() })
    await expect(checkCartOutcome(client, id, () => [])).rejects.toMatchObject({ kind: 'http' })
    expect(asked).toHaveLength(2)
  })

  test('names the place of a cart that is none', async () => {
    const { client } = openFakeStorefront({ cart: 7 })
    await expect(checkCartOutcome(client, id, () => [])).rejects.toThrow('an object at cart.')
  })
})
