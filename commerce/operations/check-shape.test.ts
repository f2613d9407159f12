import { expect, test } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import {
  checkCount,
  checkFlag,
  checkList,
  checkMoney,
  checkNodes,
  checkNullable,
  checkObject,
  checkText,
} from './check-shape.ts'
import { findCollectionByHandle, listCollections } from './collections.ts'
import {
  listAllProducts,
  listProducts,
  listProductsById,
  listRecommendations,
  listVariantsById,
} from './products.ts'
import { checkConnection } from './shop.ts'
import { getShopPolicies } from './shop-policies.ts'

/** A value that the store sends in spite of its schema. */
const sent = (json: string) => JSON.parse(json)

test.each([
  ['text', () => checkText(sent('7'), 'title')],
  ['true or false', () => checkFlag(sent('"yes"'), 'title')],
  ['a whole number', () => checkCount(sent('0.5'), 'title')],
  ['an object', () => checkObject(sent('null'), 'title')],
  ['an object', () => checkObject(sent('"x"'), 'title')],
  ['an object', () => checkNullable(sent('7'), 'title')],
  ['a list', () => checkList(sent('{"0":1}'), 'title')],
  ['an object', () => checkMoney(sent('7'), 'title')],
  ['an amount of money', () => checkMoney(sent('{"amount":"x","currencyCode":"INR"}'), 'title')],
])('a value that is not %s is a fault with type and path', (wanted, check) => {
  expect(check).toThrow(`The store should send ${wanted} at title.`)
})

test('the nodes of a connection are named in the path', () => {
  expect(() => checkNodes(sent('{"nodes":7}'), 'lines')).toThrow(
    'The store should send a list at lines.nodes.',
  )
})

const collection = { id: 'c1', handle: 'a', title: 'A', description: '', image: null }
const page = (change: object) => ({ nodes: [], pageInfo: { hasNextPage: false }, ...change })

// spec 5.052
test.each<[string, object, (client: StorefrontClient) => Promise<unknown>]>([
  ['products', { products: null }, (client) => listAllProducts(client)],
  ['product', { products: page({ nodes: [7] }) }, (client) => listAllProducts(client)],
  ['connection.nodes', { products: page({ nodes: 7 }) }, (client) => listAllProducts(client)],
  ['connection.pageInfo', { products: page({ pageInfo: 7 }) }, (client) => listAllProducts(client)],
  [
    'connection.pageInfo.hasNextPage',
    { products: page({ pageInfo: { hasNextPage: 7 } }) },
    (client) => listAllProducts(client),
  ],
  ['products', { products: 7 }, (client) => listProducts(client)],
  ['nodes', { nodes: 7 }, (client) => listProductsById(client, ['p1'])],
  ['nodes', { nodes: 7 }, (client) => listVariantsById(client, ['v1'])],
  [
    'productRecommendations',
    { productRecommendations: 7 },
    (client) => listRecommendations(client, 'p1'),
  ],
  ['collections', { collections: 7 }, (client) => listCollections(client)],
  ['collection', { collections: page({ nodes: [7] }) }, (client) => listCollections(client)],
  ['collection', { collection: 7 }, (client) => findCollectionByHandle(client, 'a')],
  [
    'collection.products',
    { collection: { ...collection, products: 7 } },
    (client) => findCollectionByHandle(client, 'a'),
  ],
  ['shop', { shop: 7 }, (client) => getShopPolicies(client)],
  [
    'policy',
    { shop: { privacyPolicy: 7, termsOfService: null, refundPolicy: null } },
    (client) => getShopPolicies(client),
  ],
])('an invalid value at %s is a fault that names it', async (path, answers, ask) => {
  const { client } = openFakeStorefront({ ...answers })
  await expect(ask(client)).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringMatching(new RegExp(` at ${path}\\.$`)),
  })
})

test.each([
  [{ shop: 7 }, 'shop'],
  [{ shop: { name: 7 } }, 'shop.name'],
])('the connectivity check names the path of an invalid %j', async (answers, path) => {
  const { client } = openFakeStorefront({ ...answers })
  expect(await checkConnection(client)).toMatchObject({
    connected: false,
    fault: { kind: 'shape', message: expect.stringMatching(new RegExp(` at ${path}\\.$`)) },
  })
})
