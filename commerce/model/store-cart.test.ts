import { expect, it } from 'vitest'
import { rupees } from '#test/sample-products.ts'
import { isSameCode, type StoreDiscount, sumDiscounts } from './store-cart.ts'

const discounts: readonly StoreDiscount[] = [
  { code: 'SAVE10', target: 'goods', amount: rupees(80) },
  { code: null, target: 'goods', amount: rupees(5) },
  { code: 'Save10', target: 'delivery', amount: rupees(49) },
  { code: 'FRIEND', target: 'goods', amount: rupees(100) },
]
const cart = {
  id: 'gid://shopify/Cart/1?key=k',
  checkoutUrl: '/checkouts/cn/1',
  note: '',
  attributes: [],
  email: null,
  phone: null,
  countryCode: 'IN',
  addresses: [],
  lines: [],
  deliveryGroups: [],
  discountCodes: [],
  giftCards: [],
  discounts,
  subtotal: rupees(799),
  total: rupees(614),
}

it.each([
  ['all discounts', undefined, 234],
  ['one code, in any case, on goods and delivery', 'save10', 129],
  ['automatic discounts', null, 5],
  ['a code without a discount', 'OTHER', 0],
])('adds up %s', (_, code, sum) => {
  expect(sumDiscounts(cart, code)).toEqual(rupees(sum))
})

it('codes are compared case-insensitively', () => {
  expect(isSameCode('save10', 'SAVE10')).toBe(true)
  expect(isSameCode('SAVE10', 'SAVE100')).toBe(false)
})
