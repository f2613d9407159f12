import { describe, expect, test } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { specified } from '#test/specification.ts'
import { createLegacyClient } from './legacy-client.ts'
import { readOrReject, toMutationRejection } from './read-legacy-payload.ts'

const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }]
const cartId = 'gid://shopify/Cart/1?key=2'

function checkoutOf(answers: Readonly<Record<string, unknown>>) {
  return createLegacyClient(openFakeStorefront(answers, { retries: 0 }).client).checkout
}

describe('a mutation without a cart is rejected', () => {
  // spec 8.022
  test('with the store’s errors as JSON', async () => {
    const { create } = checkoutOf({ cartCreate: Response.json({ errors }) })
    await expect(create()).rejects.toEqual(new Error(JSON.stringify(errors)))
  })

  // spec 8.023
  test('with the list of user errors and warnings', async () => {
    const userErrors = [{ code: 'NOTE_TOO_LONG', field: ['note'], message: 'Too long' }]
    const warnings = [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Sold out' }]
    const { updateAttributes } = checkoutOf({
      cartNoteUpdate: { cart: null, userErrors, warnings },
    })
    await expect(updateAttributes(cartId, { note: 'x' })).rejects.toEqual([
      { code: 'TOO_LONG', field: ['note'], message: 'Too long' },
      { code: 'NOT_ENOUGH_IN_STOCK', message: 'Sold out' },
    ])
  })

  // spec 8.024
  test.each([[null], [{ cart: null, userErrors: [], warnings: [] }]])(
    'with an unknown error otherwise: %j',
    async (cartCreate) => {
      const message = `The cartCreate ${specified('mutation failed due to an unknown error')}.`
      await expect(checkoutOf({ cartCreate }).create()).rejects.toEqual(new Error(message))
    },
  )

  test('with the fault when the store gave no errors', () => {
    const fault = new StorefrontFault('timeout', 'No answer within 800 ms')
    expect(toMutationRejection(fault)).toBe(fault)
  })
})

describe('a read is rejected', () => {
  // spec 8.025
  test('with the store’s errors, else with the default', async () => {
    const id = 'gid://shopify/Product/1'
    const said = createLegacyClient(
      openFakeStorefront({ product: Response.json({ errors }) }, { retries: 0 }).client,
    )
    await expect(said.product.fetch(id)).rejects.toEqual(errors)
    const silent = createLegacyClient(openFakeStorefront({ product: Response.json({}) }).client)
    await expect(silent.product.fetch(id)).rejects.toEqual([
      { message: specified('an unknown error has occurred') },
    ])
  })

  test('with the errors on a later page of variants or lines', async () => {
    const more = { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'next' } }
    const failing = (first: object) => (variables: object) =>
      'after' in variables ? Response.json({ errors }) : first
    const product = { id: 'gid://shopify/Product/1', images: more, variants: more }
    const { client } = openFakeStorefront(
      {
        product: failing(product),
        cart: Response.json({ errors }),
        cartNoteUpdate: { cart: { id: cartId, lines: more }, userErrors: [], warnings: [] },
      },
      { retries: 0 },
    )
    const legacy = createLegacyClient(client)
    await expect(legacy.product.fetch(product.id)).rejects.toEqual(errors)
    const updated = legacy.checkout.updateAttributes(cartId, { note: 'x' })
    await expect(updated).rejects.toEqual(errors)
  })

  test('with the connection error', async () => {
    const fault = new StorefrontFault('offline', 'gone')
    await expect(readOrReject(Promise.reject(fault))).rejects.toBe(fault)
    const bug = new TypeError('x is not a function')
    await expect(readOrReject(Promise.reject(bug))).rejects.toBe(bug)
  })
})
