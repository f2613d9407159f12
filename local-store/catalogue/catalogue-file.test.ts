import { expect, test } from 'vitest'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { catalogueFileSchema } from './catalogue-file.ts'
import {
  catalogueIdFor,
  catalogueIdForCollection,
  catalogueIdForProduct,
  catalogueIdForVariant,
} from './catalogue-values.ts'

const shop = { name: 'Corner Shop', legalName: 'Corner Shop LLP' }

function parse(input: Omit<CatalogueFileInput, 'shop'>) {
  return catalogueFileSchema.parse({ shop, ...input })
}

test('a catalogue that holds only a shop is valid, and defaults fill the rest', () => {
  const catalogue = parse({})
  expect(catalogue.shop).toMatchObject({ currencyCode: 'INR', countryCode: 'IN' })
  expect(catalogue.products).toEqual([])
  expect(Object.values(catalogue.policies)).toEqual(Array.from({ length: 8 }, () => null))
  expect(catalogue.deliveryRates).toMatchObject([{ handle: 'standard', price: '0.00' }])
})

test('a product without options gets the option Title with Default Title', () => {
  const [product] = parse({
    products: [{ handle: 'jugaad', title: 'Jugaad!', variants: [{ price: '449', stock: 3 }] }],
  }).products
  expect(product?.options).toEqual([{ name: 'Title', values: ['Default Title'] }])
  expect(product?.variants).toMatchObject([
    { title: 'Default Title', selectedOptions: [{ name: 'Title', value: 'Default Title' }] },
  ])
})

test('missing ids are derived from handle and SKU; given ids stay', () => {
  const [product] = parse({
    products: [
      {
        handle: 'jugaad',
        title: 'Jugaad!',
        variants: [{ id: 77, price: '449', stock: 3 }],
      },
    ],
  }).products
  expect(product?.id).toBe(catalogueIdForProduct('jugaad'))
  expect(product?.variants[0]?.id).toBe(77)
  const [other] = parse({
    products: [
      { id: 5, handle: 'jugaad', title: 'J', variants: [{ sku: 'J-1', price: '1', stock: 3 }] },
    ],
  }).products
  expect(other?.id).toBe(5)
  expect(other?.variants[0]?.id).toBe(catalogueIdForVariant('jugaad', 'J-1'))
})

test('derived ids never change: carts kept in browsers refer to them', () => {
  expect(catalogueIdForProduct('shot-roulette')).toBe(153932781879486)
  expect(catalogueIdForVariant('shot-roulette', 'PG-SHOT-ROULETTE')).toBe(16633038358201)
  expect(catalogueIdForCollection('best-sellers')).toBe(89558017183476)
})

test('derived ids are positive, below 2^50 and differ by kind and name', () => {
  const ids = Array.from({ length: 2000 }, (_, n) => catalogueIdForProduct(`game-${n}`))
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.min(...ids)).toBeGreaterThan(0)
  expect(Math.max(...ids)).toBeLessThan(2 ** 50)
  expect(catalogueIdFor('Page', 'a')).not.toBe(catalogueIdFor('Menu', 'a'))
})

test('a product is published when it was created, in UTC, unless the file sets a time or null', () => {
  const game = { title: 'Game', variants: [{ price: '1', stock: null }] }
  const createdAt = '2026-02-01T10:00:00+05:30'
  const { products } = parse({
    products: [
      { ...game, handle: 'a', createdAt },
      { ...game, handle: 'b', createdAt, publishedAt: null },
    ],
  })
  expect(products.map((product) => product.publishedAt)).toEqual(['2026-02-01T04:30:00Z', null])
})

test('the scope of a discount follows from its kind', () => {
  const { discounts } = parse({
    discounts: [
      { code: 'WHOLE', kind: { type: 'percentage', percent: 10 } },
      {
        code: 'SOME',
        kind: { type: 'fixed', amount: '50.00' },
        appliesTo: { products: ['jugaad'] },
      },
      { code: 'PAIR', kind: { type: 'buyXGetY', buyQuantity: 1, getQuantity: 1 } },
      { code: 'SHIP', kind: { type: 'freeDelivery' } },
      { code: 'EACH', kind: { type: 'percentage', percent: 10 }, scope: 'product' },
    ],
  })
  expect(discounts.map((discount) => discount.scope)).toEqual([
    'order',
    'product',
    'product',
    'delivery',
    'product',
  ])
  expect(discounts[0]).toMatchObject({
    title: 'WHOLE',
    combinesWith: { order: false, product: false, delivery: false },
    minimumSubtotal: null,
  })
})

test('parsing a parsed file again changes nothing', () => {
  const catalogue = parse({
    products: [{ handle: 'a', title: 'A', variants: [{ price: '1.5', stock: null }] }],
    collections: [{ handle: 'all', title: 'All', products: ['a'] }],
    discounts: [{ code: 'TEN', kind: { type: 'percentage', percent: 10 } }],
    menus: [
      { handle: 'main', title: 'Main', items: [{ title: 'All', type: 'CATALOG', items: [] }] },
    ],
    pages: [{ handle: 'about', title: 'About' }],
  })
  expect(catalogueFileSchema.parse(JSON.parse(JSON.stringify(catalogue)))).toEqual(catalogue)
})
