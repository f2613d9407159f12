import { expect, test } from 'vitest'
import { toCartLine } from './to-cart-line.ts'

const variant = {
  id: 'v1',
  title: 'Default Title',
  price: { minor: 79900, currency: 'INR' },
  compareAtPrice: null,
  available: true,
}
const product = {
  id: 'p1',
  handle: 'drunk-ludo',
  title: 'Drunk Ludo',
  productType: 'Drinking Games',
  tags: [],
  picture: { url: '/cdn/ludo.jpg', altText: '', width: 1, height: 1 },
  firstVariant: variant,
}

// spec 3.011, 3.013, 3.014, 4.002, 4.003
test('has one unit of the first variant, with the picture', () => {
  expect(toCartLine(product)).toEqual({
    variantId: 'v1',
    quantity: 1,
    product: { handle: 'drunk-ludo', title: 'Drunk Ludo', images: [{ src: '/cdn/ludo.jpg' }] },
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

// spec 5.043
test('a product without variants cannot become a line', () => {
  expect(toCartLine({ ...product, firstVariant: null })).toBeNull()
})
