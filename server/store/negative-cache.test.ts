import { beforeEach, expect, test, vi } from 'vitest'
import { findCollection } from '#commerce/operations/find-collection.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { inOneProcess } from '../work/shared-work.ts'
import { createNegativeCache } from './negative-cache.ts'

const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }

let time = 0
let isDown = false
/** Queries of a game and of the list of categories resolve after it. */
let wait = Promise.resolve()
let cache = createNegativeCache(inOneProcess)
let store = openFakeStorefront({})

beforeEach(() => {
  time = 1
  isDown = false
  wait = Promise.resolve()
  cache = createNegativeCache(inOneProcess, () => time)
  const unlessDown = (answer: unknown) => () =>
    isDown ? new Response('', { status: 400 }) : answer
  const later = (answer: () => unknown) => () => wait.then(answer)
  store = openFakeStorefront({
    collection: unlessDown(null),
    collections: later(unlessDown(none)),
    products: unlessDown(none),
    product: later(unlessDown(null)),
  })
})

const category = (name: string) =>
  findCollection(cache.wrap(store.client, `/category/${name}`), name)
const product = (handle: string, path = `/product/${handle}`) =>
  findProductByHandle(cache.wrap(store.client, path), handle)

test('a product that the store lacks is not asked for again for twenty seconds', async () => {
  expect(await product('gone')).toBeNull()
  expect(await product('gone')).toBeNull()
  expect(store.names()).toEqual(['product'])
  await product('other')
  time += 20_001
  await product('gone')
  expect(store.names()).toEqual(['product', 'product', 'product'])
})

test('a second unknown category costs one query, a repeated one none', async () => {
  expect(await category('zzz-one')).toBeNull()
  expect(store.names()).toEqual(['collection', 'collections', 'products'])
  expect(await category('zzz-two')).toBeNull()
  expect(await category('zzz-two')).toBeNull()
  expect(store.names()).toEqual(['collection', 'collections', 'products', 'collection'])
})

test('a fault is not cached as missing', async () => {
  isDown = true
  await expect(category('zzz')).rejects.toMatchObject({ status: 400 })
  await expect(product('gone')).rejects.toMatchObject({ status: 400 })
  isDown = false
  expect(await category('zzz')).toBeNull()
  expect(await product('gone')).toBeNull()
})

test('the cache has a limit, and long queries are not cached', async () => {
  await product('first')
  for (let at = 0; at < 2000; at += 1) await product(`game-${at}`)
  await product('first')
  await product('x'.repeat(600))
  await product('x'.repeat(600))
  expect(store.asked).toHaveLength(2004)
})

test('an answer requested before a change is not cached after it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  wait = promise
  const asked = [product('coming'), category('coming')]
  await vi.waitFor(() => expect(store.names()).toEqual(['product', 'collection', 'collections']))
  cache.clear()
  answer()
  await Promise.all(asked)
  const before = store.asked.length
  await product('coming')
  await category('coming')
  expect(store.names().slice(before)).toEqual(['product', 'collection', 'collections'])
})

test('a missing product is looked for again after a change in the store', async () => {
  await product('coming')
  await category('coming')
  cache.clear()
  await product('coming')
  await category('coming')
  const once = ['product', 'collection', 'collections', 'products']
  expect(store.names()).toEqual([...once, ...once])
})
