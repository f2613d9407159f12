import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartPayload, cartRefusal, inr } from '#test/sample-carts.ts'
import { findDeliveryFees } from './find-delivery-fees.ts'

type Cart = {
  readonly games: readonly string[]
  readonly place: { readonly zip: string; readonly provinceCode: string }
  /** In rupees. */
  readonly subtotal: number
}

/** A store with a game for each price. `feeOf` gives the delivery fee of a cart; null when the store has none yet. */
function openStore(
  prices: readonly number[],
  feeOf: (cart: Cart) => number | null,
  others: readonly object[] = [],
) {
  const carts: Cart[] = []
  const { client, asked } = openFakeStorefront({
    products: {
      nodes: [...others, ...prices.map((price) => toProductNode(price))],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    cartCreate({ input }: { readonly input: NewCart }) {
      const games = input.lines.map(({ merchandiseId }) => merchandiseId)
      const subtotal = games.reduce((sum, game) => sum + Number(game.slice(1)), 0)
      const { zip, provinceCode } = input.delivery.addresses[0].address.deliveryAddress
      const cart = { games, place: { zip, provinceCode }, subtotal }
      carts.push(cart)
      return cartPayload({ deliveryGroups: toGroups(feeOf(cart)) })
    },
  })
  return { client, asked, carts }
}

type NewCart = {
  readonly lines: readonly { readonly merchandiseId: string }[]
  readonly delivery: {
    readonly addresses: readonly [{ readonly address: { readonly deliveryAddress: Cart['place'] } }]
  }
}

function toVariantNode(price: number) {
  const amount = inr(`${price}.0`)
  return { id: `v${price}`, title: 'Default Title', price: amount, availableForSale: true }
}

function toProductNode(price: number, variants: readonly object[] = [toVariantNode(price)]) {
  return {
    id: `p${price}`,
    handle: `game-${price}`,
    title: `Game ${price}`,
    productType: 'Party Games',
    tags: [],
    featuredImage: null,
    variants: { nodes: variants, pageInfo: { hasNextPage: false } },
    metafields: [],
  }
}

function toGroups(fee: number | null) {
  const option = { handle: 'std', title: 'Standard', estimatedCost: inr(`${fee}.0`) }
  const group = { id: 'g', deliveryOptions: [option], selectedDeliveryOption: { handle: 'std' } }
  return { nodes: fee === null ? [] : [group], pageInfo: { hasNextPage: false } }
}

const gamesOf = (carts: readonly Cart[]) => carts.map(({ games }) => games.join(' '))

describe('requests', () => {
  test('the cheapest games, then quotes for the cheapest and the most expensive one, near and far', async () => {
    const { client, asked, carts } = openStore([299, 449], () => 59)
    await findDeliveryFees(client, null)
    expect(asked[0]).toEqual({
      name: 'products',
      variables: {
        first: 50,
        sortKey: 'PRICE',
        query: 'available_for_sale:true',
        reverse: false,
      },
    })
    expect(asked[1]?.variables).toHaveProperty('input.discountCodes', [])
    expect(carts).toEqual([
      { games: ['v299'], place: { zip: '110001', provinceCode: 'DL' }, subtotal: 299 },
      { games: ['v299'], place: { zip: '744101', provinceCode: 'AN' }, subtotal: 299 },
      { games: ['v449'], place: { zip: '110001', provinceCode: 'DL' }, subtotal: 449 },
      { games: ['v449'], place: { zip: '744101', provinceCode: 'AN' }, subtotal: 449 },
    ])
  })

  test('no quote for a game that is free, sold out or without a variant', async () => {
    const { client, carts } = openStore([0, 299], () => 0, [
      toProductNode(89, []),
      toProductNode(99, [{ ...toVariantNode(99), availableForSale: false }]),
    ])
    await findDeliveryFees(client, null)
    expect(gamesOf(carts)).toEqual(['v299', 'v299', 'v299', 'v299'])
  })

  test('a quote for ten games when delivery of one is free', async () => {
    const prices = Array.from({ length: 12 }, (_, at) => 101 + at)
    const { client, carts } = openStore(prices, () => 0)
    await findDeliveryFees(client, null)
    expect(carts.map(({ games }) => games.length)).toEqual([1, 1, 10, 10])
    expect(carts[2]?.games).toEqual(prices.slice(0, 10).map((price) => `v${price}`))
  })
})

describe('delivery is', () => {
  test('free when neither distance nor weight costs anything', async () => {
    const { client } = openStore([299, 449], () => 0)
    expect(await findDeliveryFees(client, null)).toEqual({ kind: 'free' })
  })

  test.each<[string, (cart: Cart) => number]>([
    ['far away', ({ place }) => (place.provinceCode === 'AN' ? 59 : 0)],
    ['nearby', ({ place }) => (place.provinceCode === 'DL' ? 59 : 0)],
    ['for a large parcel', ({ games }) => (games.length > 1 ? 59 : 0)],
  ])('charged when it costs something only %s', async (_, feeOf) => {
    const { client } = openStore([299, 449], feeOf)
    expect(await findDeliveryFees(client, 500)).toMatchObject({ kind: 'charged' })
  })
})

describe('delivery of one game costs', () => {
  const oneGame = { minor: 5900, currency: 'INR' }

  test('the same for the cheapest and the most expensive, near and far', async () => {
    const { client } = openStore([299, 449, 799], () => 59)
    expect(await findDeliveryFees(client, null)).toEqual({ kind: 'charged', oneGame })
  })

  test('nothing when only a parcel of several games is charged', async () => {
    const { client } = openStore([299, 449], ({ games }) => (games.length > 1 ? 59 : 0))
    const free = { minor: 0, currency: 'INR' }
    expect(await findDeliveryFees(client, null)).toEqual({ kind: 'charged', oneGame: free })
  })

  test('the same for the most expensive below the amount for free delivery', async () => {
    const { client } = openStore([299, 449, 799], ({ subtotal }) => (subtotal < 500 ? 59 : 0))
    const fees = { kind: 'freeAbove', rupees: 500, oneGame }
    expect(await findDeliveryFees(client, 500)).toEqual(fees)
  })

  test.each<[string, (cart: Cart) => number | null]>([
    ['far away', ({ place }) => (place.provinceCode === 'AN' ? 99 : 59)],
    ['for the dearest', ({ subtotal }) => (subtotal > 700 ? 99 : 59)],
    ['for the dearest, which nobody knows', ({ subtotal }) => (subtotal > 700 ? null : 59)],
  ])('an unknown amount when it differs %s', async (_, feeOf) => {
    const { client } = openStore([299, 449, 799], feeOf)
    expect(await findDeliveryFees(client, null)).toEqual({ kind: 'charged' })
  })
})

describe('free above an amount', () => {
  const freeFrom =
    (amount: number) =>
    ({ subtotal }: Cart) =>
      subtotal >= amount ? 0 : 59

  test.each([
    ['one game that costs just as much', 449, 'v449'],
    ['one game that costs a little more', 440, 'v449'],
    ['the cheapest games that cost as much together, not a dearer one', 748, 'v299 v449'],
    ['the cheapest games when no single one costs enough', 1500, 'v299 v449 v799'],
  ])('is verified with %s', async (_, freeAbove, games) => {
    const { client, carts } = openStore([299, 449, 799], freeFrom(freeAbove))
    const fees = { kind: 'freeAbove', rupees: freeAbove }
    expect(await findDeliveryFees(client, freeAbove)).toMatchObject(fees)
    expect(gamesOf(carts).slice(2, 4)).toEqual([games, games])
  })

  test('is not reported when the store still charges there', async () => {
    const { client } = openStore([299, 449, 799], freeFrom(900))
    expect(await findDeliveryFees(client, 500)).toMatchObject({ kind: 'charged' })
  })

  test.each([
    ['the merchant names no amount', null],
    ['all games together cost less', 1548],
  ])('cannot be verified when %s', async (_, freeAbove) => {
    const { client, carts } = openStore([299, 449, 799], freeFrom(300))
    expect(await findDeliveryFees(client, freeAbove)).toEqual({ kind: 'charged' })
    expect(gamesOf(carts)).toEqual(['v299', 'v299', 'v799', 'v799'])
  })
})

describe('the fees are unknown', () => {
  test('for a store without products, which gets no quote request', async () => {
    const { client, carts } = openStore([], () => 0)
    expect(await findDeliveryFees(client, 500)).toBeNull()
    expect(carts).toEqual([])
  })

  test('for a store without a price for one of the places', async () => {
    const { client } = openStore([299], ({ place }) => (place.provinceCode === 'DL' ? 0 : null))
    expect(await findDeliveryFees(client, 500)).toBeNull()
  })
})

test.each([
  ['does not list its games', { products: new Response('', { status: 503 }) }, 'http'],
  [
    'refuses every cart',
    {
      products: { nodes: [toProductNode(299)], pageInfo: { hasNextPage: false } },
      cartCreate: cartRefusal('It is gone.'),
    },
    'graphql',
  ],
])('a store that %s is a fault', async (_, answers, kind) => {
  const { client } = openFakeStorefront(answers)
  await expect(findDeliveryFees(client, 500)).rejects.toMatchObject({ kind })
})
