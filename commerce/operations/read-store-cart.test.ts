import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartPayload, inr } from '#test/sample-carts.ts'
import { rupees } from '#test/sample-products.ts'
import { createCart } from './carts.ts'

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Pune',
  provinceCode: 'MH',
  zip: '411001',
  countryCode: 'IN',
  phone: '+919845012345',
}
const nothing = Object.fromEntries(Object.keys(address).map((field) => [field, null]))

function read(change: object) {
  return createCart(openFakeStorefront({ cartCreate: cartPayload(change) }).client)
}

// spec 3.045, 3.047, 3.048
test('a cart keeps the store’s buyer, attributes, addresses and delivery', async () => {
  const deliveryOptions = [{ handle: 'std', title: 'Standard', estimatedCost: inr('0.0') }]
  const group = { id: 'g1', deliveryOptions, selectedDeliveryOption: null }
  expect(
    await read({
      note: 'Gift, please',
      attributes: [{ key: 'payment_method', value: 'upi' }],
      buyerIdentity: { countryCode: 'IN', email: 'a@b.in', phone: '+919845012345' },
      delivery: { addresses: [{ id: 'a1', selected: true, address }] },
      deliveryGroups: { nodes: [group], pageInfo: { hasNextPage: false } },
    }),
  ).toMatchObject({
    cart: {
      note: 'Gift, please',
      attributes: [{ key: 'payment_method', value: 'upi' }],
      email: 'a@b.in',
      phone: '+919845012345',
      countryCode: 'IN',
      addresses: [{ id: 'a1', selected: true, ...address }],
      deliveryGroups: [{ options: [{ handle: 'std', title: 'Standard' }], selectedHandle: null }],
    },
  })
})

test('fields that the store omits are empty', async () => {
  const deliveryOptions = [{ handle: 'std', title: null, estimatedCost: inr('0.0') }]
  const group = { id: 'g1', deliveryOptions, selectedDeliveryOption: null }
  expect(
    await read({
      attributes: [{ key: 'gift', value: null }],
      delivery: { addresses: [{ id: 'a1', selected: false, address: nothing }] },
      deliveryGroups: { nodes: [group], pageInfo: { hasNextPage: false } },
    }),
  ).toMatchObject({
    cart: {
      note: '',
      attributes: [{ key: 'gift', value: '' }],
      addresses: [Object.fromEntries(Object.keys(address).map((field) => [field, '']))],
      deliveryGroups: [{ options: [{ title: '' }] }],
    },
  })
})

test('a discount targets lines or delivery, by a code or automatically', async () => {
  const discountAllocations = [
    { targetType: 'LINE_ITEM', discountedAmount: inr('50.0') },
    { targetType: 'SHIPPING_LINE', discountedAmount: inr('59.0'), code: 'SHIPFREE' },
  ]
  expect(await read({ discountAllocations })).toHaveProperty('cart.discounts', [
    { code: null, target: 'goods', amount: rupees(50) },
    { code: 'SHIPFREE', target: 'delivery', amount: rupees(59) },
  ])
})
