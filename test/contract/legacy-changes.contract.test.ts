import type Client from 'shopify-buy'
import type { BuyCheckout } from 'shopify-buy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { createLegacyClient, type LegacyClient } from '#commerce/legacy/legacy-client.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { openPublishedCheckouts } from './open-published-checkouts.ts'
import { toPlainCheckout } from './plain-checkout.ts'

let client: StorefrontClient
let published: Client
let legacy: LegacyClient
let close: () => void

beforeAll(async () => {
  const opened = await openPublishedCheckouts()
  client = opened.client
  published = opened.published
  legacy = createLegacyClient(client)
  close = opened.close
})
afterAll(() => close())

async function productOf(handle: string) {
  const product = await findProductByHandle(client, handle)
  if (!product) throw new Error(`The demo catalogue has no ${handle}`)
  return product
}

async function lineOf(handle: string, quantity: number) {
  return { variantId: (await productOf(handle)).firstVariant?.id ?? '', quantity }
}

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  province: 'Karnataka',
  country: 'India',
  zip: '560001',
  phone: '+919812345678',
}

/** Differences between two carts created alike: ids and times. */
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

/** Each method on a cart of two games, with SAVE10 and a gift card. */
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
  ['updateShippingAddress', (each, { id }) => each.updateShippingAddress(id, address)],
  [
    'addLineItems',
    async (each, { id }) =>
      each.addLineItems(id, [await lineOf('cousins-kalesh', 2), await lineOf('drunk-ludo', 1)]),
  ],
  [
    'addLineItems beyond the stock',
    async (each, { id }) => each.addLineItems(id, [await lineOf('monsoon-mafia', 50)]),
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
    async (each, { id }) => each.replaceLineItems(id, [await lineOf('cousins-kalesh', 3)]),
  ],
  ['addDiscount', (each, { id }) => each.addDiscount(id, 'REFERRAL100')],
  ['addDiscount of an unknown code', (each, { id }) => each.addDiscount(id, 'NOPE')],
  ['removeDiscount', (each, { id }) => each.removeDiscount(id)],
  ['addGiftCards', (each, { id }) => each.addGiftCards(id, ['GULLYGIFT2500DEMO'])],
  ['removeGiftCard', (each, of) => each.removeGiftCard(of.id, of.appliedGiftCards[0]?.id ?? '')],
]

async function newCart(): Promise<BuyCheckout> {
  const lineItems = [await lineOf('shot-roulette', 1), await lineOf('drunk-ludo', 2)]
  const { id } = await published.checkout.create({ lineItems })
  await published.checkout.addDiscount(id, 'SAVE10')
  return published.checkout.addGiftCards(id, ['GULLYGIFT500DEMO'])
}

describe('a cart mutation has the same result as in the published client', () => {
  // spec 7.024, 7.025, 7.026, 7.027, 7.028, 7.029, 7.030, 7.031, 7.033
  test.each(changes)('%s', async (_, change) => {
    // The published types require mutable lists; the client does not change ours.
    const theirs = published.checkout as unknown as Checkouts
    const [one, other] = [await newCart(), await newCart()]
    const theirAnswer = await change(theirs, one)
    const ourAnswer = await change(legacy.checkout, other)
    expect(withoutIds(ourAnswer)).toEqual(withoutIds(theirAnswer))
    const kept = await published.checkout.fetch(other.id)
    expect(withoutIds(kept)).toEqual(withoutIds(await published.checkout.fetch(one.id)))
    expect(userErrorsOf(ourAnswer)).toEqual(userErrorsOf(theirAnswer))
  })

  test('create', async () => {
    const input = async () => ({
      lineItems: [await lineOf('shot-roulette', 2)],
      note: 'Ring twice',
      email: 'asha@example.com',
      shippingAddress: address,
      customAttributes: [{ key: 'return_url', value: '/thank-you?success=1' }],
    })
    const theirs = await published.checkout.create(await input())
    const ours = await legacy.checkout.create(await input())
    expect(withoutIds(ours)).toEqual(withoutIds(theirs))
    expect(withoutIds(await legacy.checkout.create())).toEqual(
      withoutIds(await published.checkout.create()),
    )
  })

  test('an unknown cart is refused in the same way', async () => {
    const id = 'gid://shopify/Cart/nothing?key=nothing'
    const refused = await legacy.checkout.updateEmail(id, 'a@b.in').catch((error) => error)
    expect(refused).toEqual(await published.checkout.updateEmail(id, 'a@b.in').catch((e) => e))
    await expect(legacy.checkout.replaceLineItems(id, [])).rejects.toEqual(refused)
    await expect(legacy.checkout.addDiscount(id, 'SAVE10')).rejects.toEqual(refused)
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
    const { id } = await productOf('drunk-ludo')
    const theirs = await published.product.fetch(id)
    expect(toPlainCheckout(await legacy.product.fetch(id))).toEqual(toPlainCheckout(theirs))
    const unknown = 'gid://shopify/Product/999999999'
    expect(await legacy.product.fetch(unknown)).toBeNull()
    expect(await published.product.fetch(unknown)).toBeNull()
  })

  // spec 7.015
  test('a collection without products, by handle and by id', async () => {
    const ours = await legacy.collection.fetchByHandle('combo')
    const theirs = await published.collection.fetch(ours?.id ?? '')
    expect(toPlainCheckout(ours)).toEqual(toPlainCheckout(theirs))
    expect(await legacy.collection.fetch(ours?.id ?? '')).toEqual(ours)
    expect(await legacy.collection.fetchByHandle('nope')).toBeNull()
  })

  // spec 3.043, 7.017
  test('the shop', async () => {
    const theirs = await published.shop.fetchInfo()
    expect(toPlainCheckout(await legacy.shop.fetchInfo())).toEqual(toPlainCheckout(theirs))
  })
})
