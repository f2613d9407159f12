import { expect, test } from 'vitest'
import { catalogueFileSchema } from '#local-store/catalogue/catalogue-file.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const imageUrl = (name: string) => `https://pictures.example/${name}.webp`

test('the same seed and size give the same catalogue', () => {
  const once = generateCatalogue({ products: 40, seed: 7, imageUrl })
  expect(generateCatalogue({ products: 40, seed: 7, imageUrl })).toEqual(once)
})

test('another seed gives another catalogue', () => {
  const once = generateCatalogue({ products: 40, seed: 7 })
  expect(generateCatalogue({ products: 40, seed: 8 })).not.toEqual(once)
})

test('a generated catalogue is valid and reads back as itself', () => {
  const catalogue = generateCatalogue({ products: 1000, seed: 1, imageUrl })
  expect(catalogueFileSchema.parse(JSON.parse(JSON.stringify(catalogue)))).toEqual(catalogue)
})

test('every product has six variants, and four pictures if it has image URLs', () => {
  const catalogue = generateCatalogue({ products: 1000, seed: 3, imageUrl })
  expect(catalogue.products).toHaveLength(1000)
  expect(new Set(catalogue.products.map((product) => product.variants.length))).toEqual(
    new Set([6]),
  )
  expect(new Set(catalogue.products.map((product) => product.images.length))).toEqual(new Set([4]))
})

test('without image URLs there are no pictures', () => {
  const catalogue = generateCatalogue({ products: 5, seed: 3 })
  expect(catalogue.products.flatMap((product) => product.images)).toEqual([])
})

test('products are spread over six collections, none of them empty', () => {
  const { collections } = generateCatalogue({ products: 1000, seed: 5 })
  expect(collections.map((collection) => collection.handle)).toEqual([
    'party-games',
    'drinking-games',
    'couple-games',
    'family-games',
    'combo',
    'best-sellers',
  ])
  expect(Math.min(...collections.map((collection) => collection.products.length))).toBeGreaterThan(
    50,
  )
})

test('a shop without products can be generated', () => {
  expect(generateCatalogue({ products: 0, seed: 1 }).products).toEqual([])
})
