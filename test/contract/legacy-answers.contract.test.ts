import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type LegacyPayload, readLegacyPayload } from '#commerce/legacy/read-legacy-payload.ts'
import { toLegacyCheckout } from '#commerce/legacy/to-legacy-checkout.ts'
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
  // The store has just answered the published client's query for a cart that is there.
  recorded = (lastAnswer() as { readonly data: { readonly cart: RawCart } }).data.cart
  close()
})

const publishedWith = (answer: unknown) =>
  createPublishedClient(async () => Response.json(answer)).checkout

async function readByPublished(cart: RawCart): Promise<unknown> {
  return toPlainCheckout(await publishedWith({ data: { cart } }).fetch('gid://shopify/Cart/1'))
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

/** Carts whose discounts are as a store gives them: those of the order once a line. */
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

test('any cart is the same legacy checkout for both', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (each) => {
      const cart = changeCart(recorded, each)
      const log = (message: string, cause: unknown) => {
        throw new Error(message, { cause })
      }
      const ours = toPlainCheckout(toLegacyCheckout(toOwnCart(cart), { log }))
      expect(ours).toEqual(await readByPublished(cart))
    }),
  )
})

describe('discounts that do not fit are logged and left out', () => {
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
    const ours = toLegacyCheckout(toOwnCart(cart), { log: (message) => logged.push(message) })
    expect(toPlainCheckout(ours)).toEqual(await readByPublished(cart))
    expect(ours.discountApplications).toEqual([])
    expect(ours.lineItems.flatMap((line) => line.discountAllocations)).toEqual([])
    expect(logged).toEqual(['Error mapping discounts:'])
  })
})

describe('an answer of a mutation ends as with the published client', () => {
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

  const update = (answer: unknown) =>
    publishedWith(answer).updateLineItems('gid://shopify/Cart/1', [{ id: '1', quantity: 2 }])

  test('with a cart: the checkout and every error and warning, translated', async () => {
    const cart = changeCart(recorded, { lines: [{ paise: 79900 }], total: 79900 })
    const rest = { userErrors: [noLine, noCode], warnings: [capped] }
    const theirs = await update({ data: { cartLinesUpdate: { cart, ...rest } } })
    const ours = readLegacyPayload('cartLinesUpdate', { cart: toOwnCart(cart), ...rest })
    if (ours.type === 'rejected') throw new Error('It has a cart.')
    expect(toPlainCheckout(ours.checkout)).toEqual(toPlainCheckout(theirs))
    expect(ours.userErrors).toEqual(theirs.userErrors)
    expect(ours.userErrors.map(({ code }) => code)).toEqual([
      'LINE_ITEM_NOT_FOUND',
      undefined,
      'NOT_ENOUGH_IN_STOCK',
    ])
  })

  test.each<[string, LegacyPayload | null, readonly unknown[]]>([
    ['top-level errors', null, topLevel],
    ['both kinds of errors', { cart: null, userErrors: [noLine], warnings: [] }, topLevel],
    ['user errors', { cart: null, userErrors: [noLine], warnings: [] }, []],
    ['warnings', { cart: null, userErrors: [], warnings: [capped] }, []],
    ['nothing at all', null, []],
  ])('without a cart, with %s', async (_, payload, errors) => {
    const theirs = await update({ data: { cartLinesUpdate: payload }, errors }).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(theirs).not.toBeNull()
    const ours = readLegacyPayload('cartLinesUpdate', payload, { errors })
    expect(ours).toEqual({ type: 'rejected', rejection: theirs })
  })
})
