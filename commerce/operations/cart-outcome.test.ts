import { describe, expect, test } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { cartLines, cartNode, cartPayload } from '#test/sample-carts.ts'
import { checkCartOutcome } from './cart-outcome.ts'
import { createCart } from './carts.ts'

/** The outcome of creating a cart when the store responds like this. */
function outcomeOf(cartCreate: unknown) {
  return createCart(openFakeStorefront({ cartCreate }).client)
}

const refusing = (...userErrors: readonly unknown[]) => ({ cart: null, userErrors, warnings: [] })

describe('a refusal', () => {
  test('has the reason and field of the first error, and the messages of all', async () => {
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

  test('may lack a code and a field', async () => {
    const error = { code: null, field: null, message: 'Not today.' }
    expect(await outcomeOf(refusing(error))).toMatchObject({
      type: 'refused',
      reason: 'UNKNOWN',
      field: [],
      message: 'Not today.',
    })
  })

  test('takes precedence over a cart in the same response', async () => {
    const error = { code: 'INVALID', field: null, message: 'Not today.' }
    const answer = { ...cartPayload(), userErrors: [error] }
    expect(await outcomeOf(answer)).toHaveProperty('type', 'refused')
  })
})

describe('faults', () => {
  test('a response with neither cart nor errors is a fault of the store', async () => {
    await expect(outcomeOf(refusing())).rejects.toMatchObject({ kind: 'graphql' })
  })

  test.each([
    ['an error', refusing(7), 'an object at cartCreate.userErrors.'],
    ['the errors', { ...refusing(), userErrors: 7 }, 'a list at cartCreate.userErrors.'],
    ['a message', refusing({ message: 7 }), 'text at cartCreate.userErrors.message.'],
    ['the warnings', { ...cartPayload(), warnings: 7 }, 'a list at cartCreate.warnings.'],
  ])('an invalid value of %s is a fault that names its path', async (_, answer, place) => {
    await expect(outcomeOf(answer)).rejects.toThrow(place)
  })
})

describe('checking a cart after a lost response', () => {
  const { id } = cartNode()
  const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1.', target: 'l' } as const

  test('returns the outcome that the store would have sent', async () => {
    const { client, asked } = openFakeStorefront({ cart: cartNode() })
    expect(await checkCartOutcome(client, id, () => [warning])).toEqual({
      cart: cartNode(),
      userErrors: [],
      warnings: [warning],
    })
    expect(asked).toEqual([{ name: 'cart', variables: { cartId: id } }])
  })

  test('returns null when the mutation did not happen', async () => {
    const { client } = openFakeStorefront({ cart: cartNode() })
    expect(await checkCartOutcome(client, id, ({ lines }) => (lines[0] ? null : []))).toBeNull()
  })

  test('makes one request, and leaves retries to the caller', async () => {
    const { client, asked } = openFakeStorefront({ cart: new Response('', { status: 503 }) })
    await expect(checkCartOutcome(client, id, () => [])).rejects.toMatchObject({ kind: 'http' })
    expect(asked).toHaveLength(1)
  })

  test('requests later lines once too', async () => {
    const answers = [cartNode({ lines: cartLines([], 'c1') }), new Response('', { status: 503 })]
    const { client, asked } = openFakeStorefront({ cart: inSequence(...answers) })
    await expect(checkCartOutcome(client, id, () => [])).rejects.toMatchObject({ kind: 'http' })
    expect(asked).toHaveLength(2)
  })

  test('rejects an invalid cart with its path', async () => {
    const { client } = openFakeStorefront({ cart: 7 })
    await expect(checkCartOutcome(client, id, () => [])).rejects.toThrow('an object at cart.')
  })
})
