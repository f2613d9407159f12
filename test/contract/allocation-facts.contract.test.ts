import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartFacts, lineOf, openCartFacts } from './cart-facts.ts'
import { variantIds } from './contract-catalogue.ts'

let facts: CartFacts

beforeAll(async () => {
  facts = await openCartFacts()
})
afterAll(() => facts.store.close())

const filled = (code: string, quantity = 1) =>
  facts.create({ lines: [lineOf(variantIds.taboo, quantity)], discountCodes: [code] })

test.each([
  ['lines10', 'LINES10', 'EACH', 'ALL'],
  ['pair', 'Pair', 'EACH', 'ENTITLED'],
])('%s lowers lines as %s, %s and %s', async (typed, code, method, selection) => {
  const { cart } = await filled(typed, 2)
  expect(cart.discountCodes).toEqual([{ code: typed, applicable: true }])
  expect(cart.lines.nodes[0].discountAllocations).toMatchObject([
    {
      code,
      discountApplication: { allocationMethod: method, targetSelection: selection },
    },
  ])
})

test('an amount off the order is shared across its lines', async () => {
  const { cart } = await filled('order100')
  expect(cart.discountAllocations).toMatchObject([
    {
      code: 'ORDER100',
      discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ALL' },
    },
  ])
})

test('free delivery is of each delivery', async () => {
  const { cart } = await filled('freeship')
  const address = { deliveryAddress: { city: 'Pune', zip: '411001', countryCode: 'IN' } }
  const { cart: addressed } = await facts.change(
    'cartDeliveryAddressesAdd',
    'addresses: [CartSelectableAddressInput!]!',
    cart.id,
    [{ address, selected: true }],
  )
  expect(addressed.discountAllocations).toMatchObject([
    {
      code: 'FreeShip',
      targetType: 'SHIPPING_LINE',
      discountApplication: { allocationMethod: 'EACH', targetSelection: 'ALL' },
    },
  ])
})
