import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { createLegacyClient } from '#commerce/legacy/legacy-client.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import {
  type CartChanges,
  changeCart,
  type Discount,
  type RawCart,
  toOwnCart,
  toRawDiscount,
} from './changed-cart.ts'
import { createPublishedClient, openPublishedCheckouts } from './open-published-checkouts.ts'
import { toPlainCheckout } from './plain-checkout.ts'

let recorded: RawCart

beforeAll(async () => {
  const { published, client, lastAnswer, close } = await openPublishedCheckouts()
  const variantId = (await findProductByHandle(client, 'shot-roulette'))?.firstVariant?.id ?? ''
  const { id } = await published.checkout.create({ lineItems: [{ variantId, quantity: 1 }] })
  await published.checkout.fetch(id)
  // The last response is the store's to the published client's query for this cart.
  recorded = (lastAnswer() as { readonly data: { readonly cart: RawCart } }).data.cart
  close()
})

const cartId = 'gid://shopify/Cart/1'

const publishedWith = (answer: unknown) =>
  createPublishedClient(async () => Response.json(answer)).checkout

/** Our client in front of a store with one fixed response. */
const ourWith = (answer: unknown, log?: (message: string, cause: unknown) => void) => {
  const client = createStorefrontClient({
    endpoint: 'https://store.internal/api/graphql.json',
    publicToken: 'local',
    fetch: async () => Response.json(answer),
    retries: 0,
  })
  return createLegacyClient(client, { log }).checkout
}

const readByUs = (cart: RawCart, log: (message: string, cause: unknown) => void) =>
  ourWith({ data: { cart: toOwnCart(cart) } }, log).fetch(cartId)

async function readByPublished(cart: RawCart): Promise<unknown> {
  return toPlainCheckout(await publishedWith({ data: { cart } }).fetch(cartId))
}

const paise = fc.nat(5_000_000)

const discountsOf = (kind: string): fc.Arbitrary<Discount[]> =>
  fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Alpha', 'Beta', 'Gamma').map((name) => `${kind}-${name}`),
      hasCode: fc.boolean(),
      percentage: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    }),
    { selector: ({ name }) => name },
  )

/** Carts with discounts as a store returns them: order discounts once per line. */
const changes: fc.Arbitrary<CartChanges> = fc
  .record({
    costs: fc.array(paise, { maxLength: 5 }),
    ofLines: discountsOf('line'),
    ofOrder: discountsOf('order'),
    ofDelivery: discountsOf('delivery'),
    shares: fc.infiniteStream(paise),
    sums: fc.record({
      giftCards: fc.array(paise, { maxLength: 3 }),
      total: paise,
      tax: fc.option(paise),
      duty: fc.option(paise),
    }),
  })
  .map(({ costs, ofLines, ofOrder, ofDelivery, shares, sums }) => {
    const share = () => shares.next().value ?? 0
    return {
      ...sums,
      lines: costs.map((cost, place) => ({
        paise: cost,
        discounts: ofLines
          .filter((_, rank) => (rank + place) % 2 === 0)
          .map((each) => toRawDiscount(each, share())),
      })),
      discounts: [
        ...ofOrder.flatMap((each) => costs.map(() => toRawDiscount(each, share()))),
        ...ofDelivery.map((each) => toRawDiscount(each, share(), 'SHIPPING_LINE')),
      ],
      codes: [...ofLines, ...ofOrder, ...ofDelivery].map(({ name }) => name.toUpperCase()),
    }
  })

// spec 7.054, 9.028
test('any cart becomes the same legacy checkout in both clients', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (each) => {
      const cart = changeCart(recorded, each)
      const log = (message: string, cause: unknown) => {
        throw new Error(message, { cause })
      }
      const ours = toPlainCheckout(await readByUs(cart, log))
      expect(ours).toEqual(await readByPublished(cart))
    }),
  )
})

describe('inconsistent discounts are logged and left out', () => {
  const one = { name: 'TEN', hasCode: true }
  const nameless = { name: '', hasCode: false }

  test.each<[string, CartChanges]>([
    [
      'an order discount without an allocation for each line',
      {
        lines: [{ paise: 50000 }, { paise: 70000 }],
        discounts: [toRawDiscount(one, 1000)],
        codes: ['TEN'],
      },
    ],
    [
      'a discount by a code that the cart does not have',
      { lines: [{ paise: 50000, discounts: [toRawDiscount(one, 1000)] }] },
    ],
    [
      'a discount without code and title',
      { lines: [{ paise: 50000, discounts: [toRawDiscount(nameless, 1000)] }] },
    ],
  ])('%s', async (_, each) => {
    expectConsoleError('Error mapping discounts:')
    const cart = changeCart(recorded, each)
    const logged: string[] = []
    const ours = await readByUs(cart, (message) => logged.push(message))
    expect(toPlainCheckout(ours)).toEqual(await readByPublished(cart))
    expect(ours?.discountApplications).toEqual([])
    expect(ours?.lineItems.flatMap((line) => line.discountAllocations)).toEqual([])
    expect(logged).toEqual(['Error mapping discounts:'])
  })
})

describe('a mutation’s answer has the same outcome as in the published client', () => {
  const capped = {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: 'Only 1 item was added to your cart due to availability.',
  }
  const noLine = {
    code: 'INVALID_MERCHANDISE_LINE',
    field: ['lines', '0', 'id'],
    message: 'The merchandise line with id 1 does not exist.',
  }
  const noCode = { code: null, field: null, message: 'Something is wrong.' }
  const topLevel = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }]

  const lines = [{ id: '1', quantity: 2 }]
  const changeByBoth = (answers: { readonly theirs: unknown; readonly ours: unknown }) =>
    Promise.allSettled([
      publishedWith(answers.theirs).updateLineItems(cartId, [...lines]),
      ourWith(answers.ours).updateLineItems(cartId, lines),
    ])

  test('with a cart: the checkout and every error and warning, translated', async () => {
    const cart = changeCart(recorded, { lines: [{ paise: 79900 }], total: 79900 })
    const rest = { userErrors: [noLine, noCode], warnings: [capped] }
    const [theirs, ours] = await changeByBoth({
      theirs: { data: { cartLinesUpdate: { cart, ...rest } } },
      ours: { data: { cartLinesUpdate: { cart: toOwnCart(cart), ...rest } } },
    })
    if (theirs.status === 'rejected' || ours.status === 'rejected') throw new Error('rejected')
    expect(toPlainCheckout(ours.value)).toEqual(toPlainCheckout(theirs.value))
    expect(ours.value.userErrors).toEqual(theirs.value.userErrors)
    expect(ours.value.userErrors.map(({ code }) => code)).toEqual([
      'LINE_ITEM_NOT_FOUND',
      undefined,
      'NOT_ENOUGH_IN_STOCK',
    ])
  })

  test.each<[string, object | null, readonly unknown[]]>([
    ['top-level errors', null, topLevel],
    ['both kinds of errors', { cart: null, userErrors: [noLine], warnings: [] }, topLevel],
    ['user errors', { cart: null, userErrors: [noLine], warnings: [] }, []],
    ['warnings', { cart: null, userErrors: [], warnings: [capped] }, []],
    ['nothing at all', null, []],
  ])('without a cart, with %s', async (_, payload, errors) => {
    const answer = { data: { cartLinesUpdate: payload }, errors }
    const [theirs, ours] = await changeByBoth({ theirs: answer, ours: answer })
    expect(theirs.status).toBe('rejected')
    expect(ours).toEqual(theirs)
  })
})
