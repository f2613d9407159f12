import { expect, test } from 'vitest'
import type { ProductSummary } from './product.ts'
import { toCartLine } from './to-cart-line.ts'

const variant = {
  id: 'v1',
  title: 'Default Title',
  price: { minor: 79900, currency: 'INR' },
  compareAtPrice: null,
  available: true,
}
const product: ProductSummary = {
  id: 'p1',
  handle: 'drunk-ludo',
  title: 'Drunk Ludo',
  productType: 'Drinking Games',
  tags: [],
  picture: { url: '/cdn/ludo.jpg', altText: '', width: 1, height: 1 },
  firstVariant: variant,
  variety: 'one',
}

// spec 3.011, 3.013, 3.014, 4.002, 4.003
test('has one unit of the first variant, with the picture', () => {
  expect(toCartLine(product)).toEqual({
    variantId: 'v1',
    quantity: 1,
    product: {
      handle: 'drunk-ludo',
      title: 'Drunk Ludo',
      images: [{ src: '/cdn/ludo.jpg' }],
      forAdults: true,
    },
    variant: {
      id: 'v1',
      title: 'Default Title',
      price: { minor: 79900, currency: 'INR' },
      available: true,
    },
  })
})

// spec 3.013
test('has the chosen variant, and no image without a picture', () => {
  const line = toCartLine({ ...product, picture: null }, { ...variant, id: 'v2' })
  expect(line?.variantId).toBe('v2')
  expect(line?.product.images).toEqual([])
})

test('has the colour of the game, where the store has one', () => {
  expect(toCartLine({ ...product, tint: 'teal' })?.product.tint).toBe('teal')
  expect(toCartLine(product)?.product.tint).toBeUndefined()
})

test('has the picture of the chosen variant, where it has one', () => {
  const picture = { url: '/cdn/travel.jpg', altText: '', width: 1, height: 1 }
  const images = (chosen: Parameters<typeof toCartLine>[1]) =>
    toCartLine(product, chosen)?.product.images
  expect(images({ ...variant, picture })).toEqual([{ src: '/cdn/travel.jpg' }])
  expect(images({ ...variant, picture: null })).toEqual([{ src: '/cdn/ludo.jpg' }])
})

// spec 5.043
test('a product without variants cannot become a line', () => {
  expect(toCartLine({ ...product, firstVariant: null })).toBeNull()
})
