import { expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findCartUnits } from './find-cart-units.ts'

const cartId = 'gid://shopify/Cart/1?key=2'
const variantId = 'gid://shopify/ProductVariant/1'
const lines = (...nodes: unknown[]) => ({ nodes, pageInfo: { hasNextPage: false } })

it('a cart in the store returns the units of its lines', async () => {
  const cart = { lines: lines({ quantity: 2, merchandise: { id: variantId } }) }
  const { client, asked } = openFakeStorefront({ cart })
  expect(await findCartUnits(client, cartId)).toEqual([{ variantId, quantity: 2 }])
  expect(asked).toEqual([{ name: 'cart', variables: { cartId } }])
})

it('an expired cart returns null', async () => {
  const { client } = openFakeStorefront({ cart: null })
  expect(await findCartUnits(client, cartId)).toBeNull()
})

it.each([
  ['errors and no cart', Response.json({ data: { cart: null }, errors: [{ message: 'Busy' }] })],
  ['no answer about the cart', Response.json({ data: {} })],
  ['a cart without lines', Response.json({ data: { cart: {} } })],
  [
    'a line without a variant',
    Response.json({ data: { cart: { lines: lines({ quantity: 1 }) } } }),
  ],
  ['an error status', new Response('', { status: 503 })],
])('%s is a fault, not an expired cart', async (_, answer) => {
  const { client } = openFakeStorefront({ cart: answer }, { retries: 0 })
  await expect(findCartUnits(client, cartId)).rejects.toMatchObject({ name: 'StorefrontFault' })
})
