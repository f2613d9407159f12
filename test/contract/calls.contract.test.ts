import { afterAll, describe, expect, test } from 'vitest'
import { cartLinesAdd } from '#commerce/operations/add-lines.ts'
import { addDeliveryAddress, updateBuyerIdentity } from '#commerce/operations/cart-buyer.ts'
import { createCart } from '#commerce/operations/carts.ts'
import { findCollectionByHandle, findCollectionById } from '#commerce/operations/collections.ts'
import { findCollection } from '#commerce/operations/find-collection.ts'
import { getShopPolicies } from '#commerce/operations/shop-policies.ts'
import { sampleAddress } from '#test/sample-address.ts'
import { cartOf, openDemoStore } from './open-demo-store.ts'
import { readCart } from './read-cart.ts'

const demo = await openDemoStore()
const client = demo.client
afterAll(() => demo.close())

describe('collections', () => {
  // spec 3.042
  test('are the same by id and handle, with products', async () => {
    const combo = await findCollectionByHandle(client, 'combo')
    expect(combo?.products.length).toBeGreaterThan(0)
    const id = combo?.id ?? ''
    expect(await findCollectionById(client, id)).toEqual(combo)
  })

  test.each([
    ['party-games', 'handle', 'party-games'],
    ['party_game', 'spelling', 'party-games'],
    ['combos', 'spelling', 'combo'],
    ['couple', 'title', 'couple-games'],
    ['taboo', 'keyword', 'taboo'],
  ])('%s is found by %s', async (wanted, foundBy, handle) => {
    const found = await findCollection(client, wanted)
    expect(found).toMatchObject({ foundBy, collection: { handle } })
    expect(found?.collection.products.length).toBeGreaterThan(0)
  })

  test.each(['no-such-games', 'xyzzy', 'games'])('%s is found by nothing', async (wanted) => {
    expect(await findCollection(client, wanted)).toBeNull()
  })
})

// spec 7.018
test('policies have the merchant’s text', async () => {
  const { privacy, terms, refund } = await getShopPolicies(client)
  for (const policy of [privacy, terms, refund]) expect(policy?.body).toMatch(/<\w/)
})

describe('carts', () => {
  test('all lines are read, even more than 250', async () => {
    const { id } = cartOf(await createCart(client))
    const merchandiseId = await demo.variantIdOf('drunk-ludo')
    for (const half of [0, 1]) {
      // Different attributes keep the lines from merging.
      const lines = Array.from({ length: 130 }, (_, number) => ({
        merchandiseId,
        quantity: 1,
        attributes: [{ key: 'for', value: `guest ${half * 130 + number}` }],
      }))
      await client.mutate(cartLinesAdd, { cartId: id, lines })
    }
    const whole = await readCart(client, id)
    expect(whole?.lines).toHaveLength(260)
    expect(new Set(whole?.lines.map((line) => line.id)).size).toBe(260)
    const guests = whole?.lines.map(({ attributes }) => attributes[0]?.value)
    expect(new Set(guests).size).toBe(260)
  })

  // spec 3.047, 7.028
  test('an address is added and selected, and gives delivery options', async () => {
    const lines = [{ variantId: await demo.variantIdOf('drunk-ludo'), quantity: 1 }]
    const { id } = cartOf(await createCart(client, { lines }))
    const addressed = cartOf(await addDeliveryAddress(client, id, sampleAddress))
    expect(addressed.addresses).toMatchObject([
      { selected: true, city: 'Bengaluru', provinceCode: 'KA', countryCode: 'IN', zip: '560001' },
    ])
    expect(addressed.deliveryGroups[0]?.options.length).toBeGreaterThan(0)
    const email = 'asha@example.com'
    const known = cartOf(await updateBuyerIdentity(client, id, { email, phone: '+919800000000' }))
    expect(known).toMatchObject({ email, phone: '+919800000000', countryCode: 'IN' })
    expect(known.addresses).toHaveLength(1)
  })
})
