import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, openCartFacts } from './cart-facts.ts'
import { variantIds } from './contract-catalogue.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

const filled = (code: string, quantity = 1) =>
  facts.create({ lines: [lineOf(variantIds.taboo, quantity)], discountCodes: [code] })

test.each([
  ['lines10', 'LINES10', 'EACH', 'ALL'],
  ['pair', 'Pair', 'EACH', 'ENTITLED'],
])('%s discounts lines as %s, %s and %s', async (typed, code, method, selection) => {
  const { cart } = await filled(typed, 2)
  expect(cart.discountCodes).toEqual([{ code: typed, applicable: true }])
  expect(cart.lines.nodes.at(-1).discountAllocations).toMatchObject([
    {
      code,
      discountApplication: { allocationMethod: method, targetSelection: selection },
    },
  ])
})

test('an amount off the order is allocated across its lines', async () => {
  const { cart } = await filled('order100')
  expect(cart.discountAllocations).toMatchObject([
    {
      code: 'ORDER100',
      discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ALL' },
    },
  ])
})

test('free delivery is allocated to each delivery', async () => {
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

type Line = {
  readonly id: string
  readonly quantity: number
  readonly attributes: readonly object[]
  readonly cost: { readonly totalAmount: { readonly amount: string } }
  readonly discountAllocations: readonly {
    readonly discountedAmount: { readonly amount: string }
    readonly discountApplication: object
  }[]
}

/** Quantity, discounts and total of each line. */
const sumsOf = (cart: { lines: { nodes: readonly Line[] } }) =>
  cart.lines.nodes.map(({ quantity, cost, discountAllocations }) => [
    quantity,
    ...discountAllocations.map(({ discountedAmount }) => discountedAmount.amount),
    cost.totalAmount.amount,
  ])

describe('a fixed amount', () => {
  test('off each item is taken once per unit', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.ludoClassic, 2), lineOf(variantIds.taboo, 3)],
      discountCodes: ['each30'],
    })
    expect(sumsOf(cart)).toEqual([
      [3, '90.0', '2307.0'],
      [2, '70.0'],
    ])
    expect(cart.lines.nodes[0].discountAllocations).toMatchObject([
      {
        code: 'Each30',
        discountApplication: { allocationMethod: 'EACH', targetSelection: 'ENTITLED' },
      },
    ])
  })

  test('off each item never exceeds the item’s price', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.ludoTravel, 2)],
      discountCodes: ['EVERY30'],
    })
    expect(sumsOf(cart)).toEqual([[2, '28.5', '0.0']])
  })

  test('off selected products is taken once, across their lines', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.ludoClassic), lineOf(variantIds.scarce), lineOf(variantIds.taboo)],
      discountCodes: ['ONCE30'],
    })
    expect(sumsOf(cart)).toEqual([
      [1, '28.74', '770.26'],
      [1, '649.0'],
      [1, '1.26', '33.74'],
    ])
    expect(cart.lines.nodes[0].discountAllocations).toMatchObject([
      { discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ENTITLED' } },
    ])
  })
})

describe('buy X, get Y', () => {
  test('may take a fixed amount off each earned unit', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.ludoClassic, 2), lineOf(variantIds.taboo, 2)],
      discountCodes: ['second200'],
    })
    expect(sumsOf(cart)).toEqual([
      [2, '1598.0'],
      [2, '70.0', '0.0'],
    ])
    expect(cart.lines.nodes[1].discountAllocations).toMatchObject([
      {
        code: 'Second200',
        discountApplication: {
          allocationMethod: 'EACH',
          targetSelection: 'ENTITLED',
          value: { __typename: 'MoneyV2', amount: '70.0' },
        },
      },
    ])
  })

  test('splits a line that it covers partly', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.taboo, 5)],
      discountCodes: ['second200'],
    })
    expect(sumsOf(cart)).toEqual([
      [3, '2397.0'],
      [2, '400.0', '1198.0'],
    ])
    expect(cart.totalQuantity).toBe(5)
    const [rest, covered] = cart.lines.nodes
    expect(rest.id).not.toBe(covered.id)
    expect(rest.merchandise).toEqual(covered.merchandise)
    const read = await facts.find(cart.id)
    expect(read.lines.nodes.map(({ id }: Line) => id)).toEqual([rest.id, covered.id])
  })

  const update = (id: string, lines: object[]) =>
    facts.change('cartLinesUpdate', 'lines: [CartLineUpdateInput!]!', id, lines)

  test('lets each part of a split line be changed by its own id', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.taboo, 3)],
      discountCodes: ['pair'],
    })
    expect(sumsOf(cart)).toEqual([
      [2, '1598.0'],
      [1, '799.0', '0.0'],
    ])
    const [rest, covered] = cart.lines.nodes
    const more = await update(cart.id, [{ id: covered.id, quantity: 2 }])
    expect(more.userErrors).toEqual([])
    expect(sumsOf(more.cart)).toEqual([
      [2, '1598.0'],
      [2, '1598.0', '0.0'],
    ])
    const both = await update(cart.id, [
      { id: rest.id, quantity: 1 },
      { id: covered.id, quantity: 4 },
    ])
    expect(sumsOf(both.cart)).toEqual([
      [3, '2397.0'],
      [2, '1598.0', '0.0'],
    ])
    const marked = await update(cart.id, [
      { id: covered.id, attributes: [{ key: 'wrap', value: 'yes' }] },
    ])
    expect(
      marked.cart.lines.nodes.map(({ quantity, attributes }: Line) => [
        quantity,
        attributes.length,
      ]),
    ).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ])
  })

  test('rejoins a split line without the code, or when a part is removed', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.taboo, 3)],
      discountCodes: ['pair'],
    })
    const [rest, covered] = cart.lines.nodes
    const removed = await facts.change('cartLinesRemove', 'lineIds: [ID!]!', cart.id, [covered.id])
    expect(sumsOf(removed.cart)).toEqual([
      [1, '799.0'],
      [1, '799.0', '0.0'],
    ])
    const codes = await facts.change(
      'cartDiscountCodesUpdate',
      'discountCodes: [String!]!',
      cart.id,
      [],
    )
    expect(sumsOf(codes.cart)).toEqual([[2, '1598.0']])
    expect(codes.cart.lines.nodes[0].id).toBe(rest.id)
    const gone = await update(cart.id, [{ id: covered.id, quantity: 1 }])
    expect(gone.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }])
  })
})
