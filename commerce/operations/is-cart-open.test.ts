import { expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { isCartOpen } from './is-cart-open.ts'

const cartId = 'gid://shopify/Cart/1?key=2'

it.each([
  [{ id: cartId }, true],
  [null, false],
])('a cart that the store answers with %j is open: %s', async (cart, isOpen) => {
  const { client, asked } = openFakeStorefront({ cart })
  expect(await isCartOpen(client, cartId)).toBe(isOpen)
  expect(asked).toEqual([{ name: 'cart', variables: { cartId } }])
})

it.each([
  ['errors beside no cart', Response.json({ data: { cart: null }, errors: [{ message: 'Busy' }] })],
  ['no answer about the cart', Response.json({ data: {} })],
  ['a status of failure', new Response('', { status: 503 })],
])('%s is a fault, and says nothing of the cart', async (_, answer) => {
  const { client } = openFakeStorefront({ cart: answer }, { retries: 0 })
  await expect(isCartOpen(client, cartId)).rejects.toMatchObject({ name: 'StorefrontFault' })
})
