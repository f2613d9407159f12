import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { productStructuredData } from './product-structured-data.ts'

const picture = { url: '/cdn/a.webp', altText: '', width: null, height: null }

it('has name, price and availability', () => {
  const product = sampleProduct(1, 799, {
    pictures: [picture],
    description: [{ type: 'paragraph', line: ['Sip.'] }],
  })
  expect(JSON.parse(productStructuredData(product, 'https://shop.example'))).toMatchObject({
    '@type': 'Product',
    name: 'Game 1',
    url: 'https://shop.example/product/game-1',
    image: ['https://shop.example/cdn/a.webp'],
    offers: { price: '799.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
})

it('never closes its script element', () => {
  const title = '</script><script>alert(1)</script>'
  const text = productStructuredData(sampleProduct(1, 1, { title }), 'https://shop.example')
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe(title)
})
