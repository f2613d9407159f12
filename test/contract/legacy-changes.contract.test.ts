import type { BuyCheckout } from 'shopify-buy'
import { afterAll, describe, expect, test } from 'vitest'
import type { LegacyClient } from '#commerce/legacy/legacy-client.ts'
import { openBothClients, shippingAddress } from './open-both-clients.ts'
import { toPlainCheckout } from './plain-checkout.ts'

const both = await openBothClients()
afterAll(() => both.close())

/** A checkout without what differs between two carts created alike: ids and times. */
function withoutIds(checkout: unknown): unknown {
  const text = JSON.stringify(toPlainCheckout(checkout), (key, value) =>
    /^(id|webUrl|createdAt|updatedAt)$/.test(key) ? undefined : value,
  )
  return JSON.parse(text)
}

type Checkouts = {
  readonly fetch: (id: string) => Promise<unknown>
} & Pick<
  LegacyClient['checkout'],
  | 'updateAttributes'
  | 'updateEmail'
  | 'updateShippingAddress'
  | 'addLineItems'
  | 'updateLineItems'
  | 'removeLineItems'
  | 'replaceLineItems'
  | 'addDiscount'
  | 'removeDiscount'
  | 'addGiftCards'
  | 'removeGiftCard'
>

type Change = (checkout: Checkouts, of: BuyCheckout) => Promise<unknown>

const firstLine = (of: BuyCheckout) => of.lineItems[0]?.id ?? ''

/** Each method, on a cart of two games with SAVE10 and a gift card. */
const changes: readonly [string, Change][] = [
  [
    'updateAttributes',
    (each, { id }) =>
      each.updateAttributes(id, {
        note: 'Ring twice',
        customAttributes: [
          { key: 'payment_method', value: 'upi' },
          { key: 'referral_code', value: 'PGABCDEF123' },
        ],
      }),
  ],
  ['updateAttributes, without any', (each, { id }) => each.updateAttributes(id, {})],
  ['updateEmail', (each, { id }) => each.updateEmail(id, 'asha@example.com')],
  ['updateShippingAddress', (each, { id }) => each.updateShippingAddress(id, shippingAddress)],
  [
    'addLineItems',
    async (each, { id }) =>
      each.addLineItems(id, [
        await both.lineOf('cousins-kalesh', 2),
        await both.lineOf('drunk-ludo', 1),
      ]),
  ],
  [
    'addLineItems beyond the stock',
    async (each, { id }) => each.addLineItems(id, [await both.lineOf('monsoon-mafia', 50)]),
  ],
  [
    'updateLineItems',
    (each, of) => each.updateLineItems(of.id, [{ id: firstLine(of), quantity: 4 }]),
  ],
  [
    'updateLineItems of none',
    (each, of) =>
      each.updateLineItems(of.id, [{ id: 'gid://shopify/CartLine/0?cart=0', quantity: 4 }]),
  ],
  ['removeLineItems', (each, of) => each.removeLineItems(of.id, [firstLine(of)])],
  [
    'replaceLineItems',
    async (each, { id }) => each.replaceLineItems(id, [await both.lineOf('cousins-kalesh', 3)]),
  ],
  ['addDiscount', (each, { id }) => each.addDiscount(id, 'REFERRAL100')],
  ['addDiscount of an unknown code', (each, { id }) => each.addDiscount(id, 'NOPE')],
  ['removeDiscount', (each, { id }) => each.removeDiscount(id)],
  ['addGiftCards', (each, { id }) => each.addGiftCards(id, ['GULLYGIFT2500DEMO'])],
  ['removeGiftCard', (each, of) => each.removeGiftCard(of.id, of.appliedGiftCards[0]?.id ?? '')],
]

async function newCart(): Promise<BuyCheckout> {
  const lineItems = [await both.lineOf('shot-roulette', 1), await both.lineOf('drunk-ludo', 2)]
  const { id } = await both.published.checkout.create({ lineItems })
  await both.published.checkout.addDiscount(id, 'SAVE10')
  return both.published.checkout.addGiftCards(id, ['GULLYGIFT500DEMO'])
}

describe('a cart mutation has the same result as in the published client', () => {
  // spec 7.024, 7.025, 7.026, 7.027, 7.028, 7.029, 7.030, 7.031, 7.033
  test.each(changes)('%s', async (_, change) => {
    // The published types require mutable lists; the client does not change ours.
    const theirs = both.published.checkout as unknown as Checkouts
    const [one, other] = [await newCart(), await newCart()]
    const theirAnswer = await change(theirs, one)
    const ourAnswer = await change(both.legacy.checkout, other)
    expect(withoutIds(ourAnswer)).toEqual(withoutIds(theirAnswer))
    const kept = await both.published.checkout.fetch(other.id)
    expect(withoutIds(kept)).toEqual(withoutIds(await both.published.checkout.fetch(one.id)))
    expect(userErrorsOf(ourAnswer)).toEqual(userErrorsOf(theirAnswer))
  })

  test('create', async () => {
    const input = async () => ({
      lineItems: [await both.lineOf('shot-roulette', 2)],
      note: 'Ring twice',
      email: 'asha@example.com',
      shippingAddress,
      customAttributes: [{ key: 'return_url', value: '/thank-you?success=1' }],
    })
    const theirs = await both.published.checkout.create(await input())
    const ours = await both.legacy.checkout.create(await input())
    expect(withoutIds(ours)).toEqual(withoutIds(theirs))
    expect(withoutIds(await both.legacy.checkout.create())).toEqual(
      withoutIds(await both.published.checkout.create()),
    )
  })

  test('an unknown cart is refused in the same way', async () => {
    const id = 'gid://shopify/Cart/nothing?key=nothing'
    const refused = await both.legacy.checkout.updateEmail(id, 'a@b.in').catch((error) => error)
    expect(refused).toEqual(await both.published.checkout.updateEmail(id, 'a@b.in').catch((e) => e))
    await expect(both.legacy.checkout.replaceLineItems(id, [])).rejects.toEqual(refused)
    await expect(both.legacy.checkout.addDiscount(id, 'SAVE10')).rejects.toEqual(refused)
  })
})

function userErrorsOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'userErrors' in answer
    ? answer.userErrors
    : null
}

describe('the catalogue reads as in the published client', () => {
  // spec 7.010
  test('a product by id, with images and variants, and null for an unknown one', async () => {
    const { id } = await both.getProduct('drunk-ludo')
    const theirs = await both.published.product.fetch(id)
    expect(toPlainCheckout(await both.legacy.product.fetch(id))).toEqual(toPlainCheckout(theirs))
    const unknown = 'gid://shopify/Product/999999999'
    expect(await both.legacy.product.fetch(unknown)).toBeNull()
    expect(await both.published.product.fetch(unknown)).toBeNull()
  })

  // spec 7.015
  test('a collection without products, by handle and by id', async () => {
    const ours = await both.legacy.collection.fetchByHandle('combo')
    const theirs = await both.published.collection.fetch(ours?.id ?? '')
    expect(toPlainCheckout(ours)).toEqual(toPlainCheckout(theirs))
    expect(await both.legacy.collection.fetch(ours?.id ?? '')).toEqual(ours)
    expect(await both.legacy.collection.fetchByHandle('nope')).toBeNull()
  })

  // spec 3.043, 7.017
  test('the shop', async () => {
    const theirs = await both.published.shop.fetchInfo()
    expect(toPlainCheckout(await both.legacy.shop.fetchInfo())).toEqual(toPlainCheckout(theirs))
  })
})
