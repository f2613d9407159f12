import { expect, it } from 'vitest'
import type { TestApi } from '#test/local-store/open-test-api.ts'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import {
  add,
  cartFields,
  create,
  line,
  noCart,
  setCodes,
} from '#test/local-store/open-test-cart.ts'

const buyer = {
  note: 'Ring at no. 7',
  attributes: [{ key: 'a', value: '1' }],
  buyerIdentity: { email: 'asha@example.com', phone: '+919876543210' },
  delivery: {
    addresses: [{ address: { deliveryAddress: { city: 'Pune', countryCode: 'IN' } } }],
  },
}

const run = async (api: TestApi, name: string, id: string) => {
  const document = `mutation($id:ID!){${name}(cartId:$id){cart{...C delivery{addresses{id}}}
    userErrors{code field message} warnings{code message target}}} ${cartFields}`
  return (await api.ask(document, { id })).data[name]
}

it('a cart loses personal data, and keeps its lines and codes', async () => {
  const api = openTestApi()
  const { cart } = await create(api, { ...buyer, lines: [line(11)], discountCodes: ['SAVE10'] })
  const { cart: after, userErrors } = await run(api, 'cartRemovePersonalData', cart.id)
  expect(userErrors).toEqual([])
  expect(after).toMatchObject({ id: cart.id, note: '', totalQuantity: 1 })
  expect(after.discountCodes).toEqual([{ code: 'SAVE10', applicable: true }])
  expect(after.delivery.addresses).toEqual([])
  expect(after.buyerIdentity).toMatchObject({ email: null, phone: null })
  expect(await run(api, 'cartRemovePersonalData', 'gid://shopify/Cart/x?key=y')).toEqual(noCart)
})

it('a clone is another cart with the same lines and no buyer', async () => {
  const api = openTestApi()
  const { cart } = await create(api, { ...buyer, lines: [line(11), line(21, 2)] })
  await setCodes(api, cart.id, ['SAVE10'])
  const { cart: clone } = await run(api, 'cartClone', cart.id)
  expect(clone.id).not.toBe(cart.id)
  expect(clone).toMatchObject({
    note: '',
    totalQuantity: 3,
    attributes: [{ key: 'a', value: '1' }],
    buyerIdentity: { email: null, deliveryAddressPreferences: [] },
  })
  expect(clone.lines.nodes[0].id).not.toBe(cart.lines.nodes[0].id)
  await add(api, clone.id, [line(41)])
  const see = async (id: string) =>
    (await api.ask('query($id:ID!){cart(id:$id){totalQuantity note}}', { id })).data.cart
  expect(await see(clone.id)).toEqual({ totalQuantity: 4, note: '' })
  expect(await see(cart.id)).toEqual({ totalQuantity: 3, note: 'Ring at no. 7' })
  expect(await run(api, 'cartClone', `${cart.id}x`)).toEqual(noCart)
})
