import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { openTestApi, type TestApi, variantId } from '#test/local-store/open-test-api.ts'
import { create } from '#test/local-store/open-test-cart.ts'
import { secondOpinion } from '#test/local-store/second-opinion.ts'

const friendly = { order: true, product: false, delivery: true }
const catalogue: Partial<CatalogueFileInput> = {
  collections: [],
  products: [
    {
      ...{ id: 1, handle: 'ludo', title: 'Ludo' },
      options: [{ name: 'Edition', values: ['Classic', 'Deluxe'] }],
      variants: [
        {
          id: 11,
          price: '799.00',
          stock: 10,
          selectedOptions: [{ name: 'Edition', value: 'Classic' }],
        },
        {
          id: 12,
          price: '1299.50',
          stock: 4,
          selectedOptions: [{ name: 'Edition', value: 'Deluxe' }],
        },
      ],
    },
    { id: 2, handle: 'taboo', title: 'Taboo', variants: [{ id: 21, price: '499.33', stock: 6 }] },
    {
      ...{ id: 4, handle: 'bingo', title: 'Bingo' },
      variants: [{ id: 41, price: '99.01', stock: null, requiresShipping: false }],
    },
  ],
  discounts: [
    {
      code: 'TEN',
      kind: { type: 'percentage', percent: 10 },
      scope: 'product',
      combinesWith: friendly,
    },
    {
      ...{ code: 'EACH', kind: { type: 'fixed', amount: '50', per: 'item' } },
      ...{ appliesTo: { products: ['ludo'] }, combinesWith: friendly },
    },
    {
      code: 'B2G1',
      kind: {
        ...{ type: 'buyXGetY', buyQuantity: 2, getQuantity: 1 },
        ...{ buys: { products: ['bingo'] }, gets: { products: ['bingo'] } },
      },
      combinesWith: friendly,
    },
    {
      code: 'FLAT',
      kind: { type: 'fixed', amount: '100' },
      combinesWith: { ...friendly, product: true },
    },
    {
      ...{ code: 'QTY', kind: { type: 'percentage', percent: 5 }, minimumQuantity: 3 },
      combinesWith: { ...friendly, product: true },
    },
    { code: 'BIG', kind: { type: 'fixed', amount: '250' }, minimumSubtotal: '2000' },
    { code: 'SHIP', kind: { type: 'freeDelivery' }, combinesWith: { order: true, product: true } },
  ],
  giftCards: [
    { code: 'GIFT0500', balance: '500' },
    { code: 'GIFT1500', balance: '1500.01' },
  ],
  deliveryRates: [
    { handle: 'standard', title: 'Standard', price: '40.5' },
    { handle: 'express', title: 'Express', price: '99', pinPrefixes: ['400'] },
  ],
}
const stocks: Readonly<Record<number, number>> = { 11: 10, 12: 4, 21: 6 }
const balances: Readonly<Record<string, number>> = { '0500': 50_000, '1500': 150_001 }
const deliveryPrices: Readonly<Record<string, number>> = { standard: 4_050, express: 9_900 }

const variant = fc.constantFrom(11, 12, 21, 41)
const code = fc.constantFrom('TEN', 'each', ' B2G1', 'FLAT', 'QTY', 'BIG', 'SHIP', 'NOPE')
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      variant,
      quantity: fc.nat(7),
      mark: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('change' as const),
      at: fc.nat(5),
      quantity: fc.nat(12),
    }),
  },
  fc.record({ type: fc.constant('remove' as const), at: fc.nat(5) }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('codes' as const),
      codes: fc.array(code, { maxLength: 4 }),
    }),
  },
  fc.record({
    type: fc.constant('cards' as const),
    cards: fc.subarray(['GIFT0500', 'GIFT1500', 'GIFTNONE']),
  }),
  fc.record({
    type: fc.constant('address' as const),
    zip: fc.option(fc.constantFrom('400050', '110001')),
  }),
  fc.record({
    type: fc.constant('option' as const),
    handle: fc.constantFrom('standard', 'express'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const money = '{amount}'
const allocation = `discountedAmount${money} ... on CartCodeDiscountAllocation{code}`
const cartDocument = `query($id:ID!){cart(id:$id){id discountCodes{code applicable}
  cost{subtotalAmount${money} totalAmount${money}} discountAllocations{targetType ${allocation}}
  appliedGiftCards{lastCharacters amountUsed${money} balance${money}}
  deliveryGroups(first:1){nodes{id selectedDeliveryOption{handle}}}
  lines(first:50){nodes{id quantity merchandise{... on ProductVariant{id}} cost{totalAmount${money}}
    discountAllocations{${allocation}}}}}}`

it('after any sequence of changes an independent calculation gives the same sums', async () => {
  const api = openTestApi(catalogue)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { id } = (await create(api)).cart
      let cart = await read(api, id)
      for (const each of steps) {
        await take(api, cart, each)
        cart = await read(api, id)
        compare(cart)
      }
    }),
    { numRuns: 150 },
  )
})

type Cart = Awaited<ReturnType<typeof read>>

async function read(api: TestApi, id: string) {
  const { data, errors } = await api.ask(cartDocument, { id })
  expect(errors).toBeUndefined()
  return data.cart
}

async function take(api: TestApi, cart: Cart, each: Step): Promise<void> {
  const send = async (name: string, args: string) => {
    const change = `mutation($id:ID!){${name}(cartId:$id,${args}){cart{id}}}`
    const { errors } = await api.ask(change, { id: cart.id })
    expect(errors).toBeUndefined()
  }
  const lineAt = (at: number) =>
    JSON.stringify(cart.lines.nodes[at]?.id ?? 'gid://shopify/CartLine/x')
  switch (each.type) {
    case 'add': {
      const marks = `attributes:[{key:"mark",value:"${each.mark}"}]`
      return send(
        'cartLinesAdd',
        `lines:[{merchandiseId:"${variantId(each.variant)}",quantity:${each.quantity},${marks}}]`,
      )
    }
    case 'change':
      return send('cartLinesUpdate', `lines:[{id:${lineAt(each.at)},quantity:${each.quantity}}]`)
    case 'remove':
      return send('cartLinesRemove', `lineIds:[${lineAt(each.at)}]`)
    case 'codes':
      return send('cartDiscountCodesUpdate', `discountCodes:${JSON.stringify(each.codes)}`)
    case 'cards':
      return send('cartGiftCardCodesUpdate', `giftCardCodes:${JSON.stringify(each.cards)}`)
    case 'address': {
      const address = `{address:{deliveryAddress:{countryCode:IN,zip:"${each.zip}"}},selected:true}`
      return send('cartDeliveryAddressesReplace', `addresses:[${each.zip === null ? '' : address}]`)
    }
    case 'option': {
      const group = cart.deliveryGroups.nodes[0]?.id ?? 'gid://shopify/CartDeliveryGroup/x'
      return send(
        'cartSelectedDeliveryOptionsUpdate',
        `selectedDeliveryOptions:[{deliveryGroupId:"${group}",deliveryOptionHandle:"${each.handle}"}]`,
      )
    }
  }
}

type Money = { readonly amount: string }
type Part = {
  readonly code: string
  readonly discountedAmount: Money
  readonly targetType?: string
}
type CartLine = {
  id: string
  quantity: number
  merchandise: { id: string }
  cost: { totalAmount: Money }
  discountAllocations: Part[]
}
type Card = { lastCharacters: string; amountUsed: Money; balance: Money }

/** The paise in a decimal text. */
function paise({ amount }: Money): number {
  const [whole = '', decimals = ''] = amount.split('.')
  return Number(`${whole}${decimals.padEnd(2, '0')}`)
}

function compare(cart: Cart): void {
  const nodes: CartLine[] = cart.lines.nodes
  const lines = nodes.map(({ merchandise, quantity }) => ({
    variant: Number(merchandise.id.split('/').at(-1)),
    quantity,
  }))
  const codes: { code: string; applicable: boolean }[] = cart.discountCodes
  const cards: Card[] = cart.appliedGiftCards
  const chosen = cart.deliveryGroups.nodes[0]?.selectedDeliveryOption?.handle
  const opinion = secondOpinion(
    lines,
    codes.map((each) => each.code),
    deliveryPrices[chosen ?? ''] ?? 0,
    cards.map((card) => balances[card.lastCharacters] ?? 0),
  )
  expect(codes.map((each) => each.applicable)).toEqual(opinion.applicable)
  expect(paise(cart.cost.subtotalAmount)).toBe(opinion.subtotalAfterLines)
  expect(paise(cart.cost.totalAmount)).toBe(opinion.total)
  const lineTotals = nodes.map((line) => paise(line.cost.totalAmount))
  expect(lineTotals.reduce((sum, each) => sum + each, 0)).toBe(opinion.subtotalAfterLines)
  const parts: Part[] = [
    ...cart.discountAllocations,
    ...nodes.flatMap((line) => line.discountAllocations),
  ]
  for (const [name, amount] of opinion.taken) {
    const own = parts.filter((part) => part.code.trim().toUpperCase() === name)
    expect(own.reduce((sum, part) => sum + paise(part.discountedAmount), 0)).toBe(amount)
  }
  expect(
    cards.map((card) => ({ used: paise(card.amountUsed), left: paise(card.balance) })),
  ).toEqual(opinion.cards)
  for (const [id, stock] of Object.entries(stocks)) {
    const own = lines.filter((line) => line.variant === Number(id))
    expect(own.reduce((sum, line) => sum + line.quantity, 0)).toBeLessThanOrEqual(stock)
  }
}
