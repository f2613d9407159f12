import { afterAll, describe, expect, test } from 'vitest'
import { findCollectionByHandle, listCollections } from '#commerce/operations/collections.ts'
import {
  findProductByHandle,
  listAllProducts,
  listProducts,
  listProductsById,
  listRecommendations,
  listVariantsById,
} from '#commerce/operations/products.ts'
import { checkConnection } from '#commerce/operations/shop.ts'

import { openDemoStore } from './open-demo-store.ts'

const demo = await openDemoStore()
const client = demo.client
const products = await listAllProducts(client)
afterAll(() => demo.close())

const unknownVariant = 'gid://shopify/ProductVariant/999999999'

describe('the catalogue', () => {
  test('the shop answers with its name', async () => {
    expect(await checkConnection(client)).toMatchObject({
      connected: true,
      shopName: 'Party Gully',
    })
  })

  test('all products are listed once, priced in paise', async () => {
    expect(products.length).toBeGreaterThanOrEqual(32)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    const ludo = products.find(({ handle }) => handle === 'drunk-ludo')
    expect(ludo).toMatchObject({ title: 'Drunk Ludo', productType: 'Drinking Games' })
    expect(ludo?.firstVariant?.price).toEqual({ minor: 89900, currency: 'INR' })
  })

  // spec 7.013
  test('a product is found by handle, and an unknown one is null', async () => {
    const byHandle = await findProductByHandle(client, 'drunk-ludo')
    expect(byHandle?.variants).toHaveLength(2)
    expect(byHandle?.description).not.toHaveLength(0)
    expect(JSON.stringify(byHandle?.description)).not.toMatch(/<\w/)
    expect(await findProductByHandle(client, 'no-such-game')).toBeNull()
  })

  // spec 7.012
  test('a list is sorted as requested', async () => {
    const list = await listProducts(client, { first: 5, sortKey: 'PRICE', reverse: true })
    const prices = list.map(({ firstVariant }) => firstVariant?.price.minor ?? 0)
    expect(prices).toHaveLength(5)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  // spec 7.011
  test('products and variants by id leave out unknown ones', async () => {
    const three = products.slice(0, 3).toReversed()
    const variantId = await demo.variantIdOf('drunk-ludo')
    const ids = three.map(({ id }) => id)
    expect(await listProductsById(client, [...ids, variantId])).toEqual(three)
    const variants = await listVariantsById(client, [variantId, unknownVariant])
    expect(variants.map(({ id }) => id)).toEqual([variantId])
  })

  // spec 7.014
  test('recommendations are other products', async () => {
    const [first] = products
    const others = await listRecommendations(client, first?.id ?? '')
    expect(others.length).toBeGreaterThan(0)
    expect(others.map(({ id }) => id)).not.toContain(first?.id)
  })

  test('a collection has its products, and an unknown one is null', async () => {
    const combo = await findCollectionByHandle(client, 'combo')
    expect(combo?.products).toHaveLength(7)
    expect(await findCollectionByHandle(client, 'no-such-collection')).toBeNull()
    const handles = (await listCollections(client)).map(({ handle }) => handle)
    expect(handles).toEqual(expect.arrayContaining(['party-games', 'combo', 'family-games']))
  })
})
