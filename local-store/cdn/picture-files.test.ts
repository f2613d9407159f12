import { expect, test } from 'vitest'
import { checkCatalogue } from '../catalogue/check-catalogue.ts'
import { createCatalogue } from '../store/catalogue.ts'
import { createPictureFiles } from './picture-files.ts'

const pictureAt = (url: string) => ({ url, width: 10, height: 10 })

function listOrigins(urls: readonly string[], changes = {}): readonly string[] {
  const shop = { name: 'Shop', legalName: 'Shop' }
  const product = { handle: 'game', title: 'Game', variants: [{ price: '1', stock: 1 }] }
  const value = { shop, products: [{ ...product, images: urls.map(pictureAt), ...changes }] }
  const file = checkCatalogue(value, { name: 'test', folder: null })
  return createPictureFiles(createCatalogue(file, 1, new Date()), '/').origins
}

test.each([
  ['a product of later', '2099-01-01T00:00:00Z', ['https://cdn.example']],
  ['a hidden product', null, []],
])('pictures of %s', (_, publishedAt, origins) => {
  expect(listOrigins(['https://cdn.example/a.webp'], { publishedAt })).toEqual(origins)
})

test('outside pictures have their origin listed once, lower-case and without default port', () => {
  const urls = [
    'https://cdn.example/a.webp',
    'https://cdn.example/b.webp?v=1',
    'https://CDN.example:443/c.webp',
    'http://cdn.example:8080',
    'https://other.example?d',
  ]
  expect(listOrigins(urls)).toEqual([
    'https://cdn.example',
    'http://cdn.example:8080',
    'https://other.example',
  ])
})

test('pictures of the shop and invalid addresses have no origin', () => {
  expect(listOrigins(['/a.webp', '//b.webp', 'https://:80/c.webp'])).toEqual([])
})
