import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { findCollectionByHandle, listCollections } from '#commerce/operations/collections.ts'
import {
  findProductByHandle,
  findProductById,
  listAllProducts,
  listProducts,
  listProductsById,
  listRecommendations,
  listVariantsById,
} from '#commerce/operations/products.ts'
import { checkConnection, getShopInfo } from '#commerce/operations/shop.ts'

import { type DemoStore, openDemoStore } from './open-demo-store.ts'

let demo: DemoStore
let client: StorefrontClient
let products: readonly ProductSummary[]

beforeAll(async () => {
  demo = await openDemoStore()
  client = demo.client
  products = await listAllProducts(client)
})
afterAll(() => demo.close())

const unknownVariant = 'gid://shopify/ProductVariant/999999999'

describe('the catalogue', () => {
  test('the shop answers with its name and currency', async () => {
    expect(await checkConnection(client)).toMatchObject({
      connected: true,
      shopName: 'Party Gully',
    })
    expect(await getShopInfo(client)).toMatchObject({ name: 'Party Gully', currency: 'INR' })
  })

  test('all products come, each once, priced in paise', async () => {
    expect(products.length).toBeGreaterThanOrEqual(32)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    const ludo = products.find(({ handle }) => handle === 'drunk-ludo')
    expect(ludo).toMatchObject({ title: 'Drunk Ludo', productType: 'Drinking Games' })
    expect(ludo?.firstVariant?.price).toEqual({ minor: 89900, currency: 'INR' })
  })

  test('a product is the same by handle and by id, and unknown ones are null', async () => {
    const byHandle = await findProductByHandle(client, 'drunk-ludo')
    expect(byHandle?.variants).toHaveLength(2)
    expect(byHandle?.description).not.toMatch(/<\w/)
    expect(await findProductById(client, byHandle?.id ?? '')).toEqual(byHandle)
    expect(await findProductByHandle(client, 'no-such-game')).toBeNull()
    expect(await findProductById(client, 'gid://shopify/Product/999999999')).toBeNull()
  })

  test('a list is sorted as asked', async () => {
    const list = await listProducts(client, { first: 5, sortKey: 'PRICE', reverse: true })
    const prices = list.map(({ firstVariant }) => firstVariant?.price.minor ?? 0)
    expect(prices).toHaveLength(5)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  test('products and variants by id leave out unknown ones', async () => {
    const [first] = products
    const variantId = await demo.variantIdOf('drunk-ludo')
    expect(await listProductsById(client, [first?.id ?? '', variantId])).toEqual([first])
    const variants = await listVariantsById(client, [variantId, unknownVariant])
    expect(variants.map(({ id }) => id)).toEqual([variantId])
  })

  test('recommendations are other products', async () => {
    const [first] = products
    const others = await listRecommendations(client, first?.id ?? '')
    expect(others.length).toBeGreaterThan(0)
    expect(others.map(({ id }) => id)).not.toContain(first?.id)
  })

  test('a collection comes with its products, an unknown one is null', async () => {
    const combo = await findCollectionByHandle(client, 'combo')
    expect(combo?.products).toHaveLength(7)
    expect(await findCollectionByHandle(client, 'no-such-collection')).toBeNull()
    const handles = (await listCollections(client)).map(({ handle }) => handle)
    expect(handles).toEqual(expect.arrayContaining(['party-games', 'combo', 'family-games']))
  })
})
