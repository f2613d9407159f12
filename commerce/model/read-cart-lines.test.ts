import { describe, expect, it, test, vi } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { readCartLines, toStoredLines } from './read-cart-lines.ts'

const variantId = 'gid://shopify/ProductVariant/1'
const line: CartLine = {
  variantId,
  quantity: 2,
  product: { handle: 'drunk-ludo', title: 'Drunk Ludo', images: [{ src: '/cdn/ludo.jpg' }] },
  variant: {
    id: variantId,
    title: 'Nineties Hits',
    price: { minor: 79_950, currency: 'INR' },
    available: true,
  },
}
const [stored] = toStoredLines([line])

describe('a line is stored', () => {
  it('with a decimal price as text, and its currency separately', () => {
    expect(stored).toEqual({
      ...line,
      variant: { ...line.variant, price: '799.50', currency: 'INR' },
    })
  })

  it('with as many decimals as its currency has', () => {
    const variant = { ...line.variant, price: { minor: 500, currency: 'JPY' } }
    expect(toStoredLines([{ ...line, variant }])[0]?.variant.price).toBe('500')
  })

  it.each(['INR', 'JPY', 'KWD'])('and restored unchanged: %s', (currency) => {
    const variant = { ...line.variant, price: { minor: 79_951, currency } }
    const json = JSON.parse(JSON.stringify(toStoredLines([{ ...line, variant }])))
    expect(readCartLines(json)).toEqual([{ ...line, variant }])
  })
})

test.each([
  [true, true],
  ['yes', undefined],
  [false, undefined],
  [undefined, undefined],
])('a game stored with forAdults %j is for adults: %j', (value, forAdults) => {
  const product = { ...line.product, forAdults: value }
  expect(readCartLines([{ ...stored, product }])?.[0]?.product.forAdults).toBe(forAdults)
})

describe('the stored colour of a game', () => {
  const read = (tint: unknown) =>
    readCartLines([{ ...stored, product: { ...line.product, tint } }])?.[0]?.product.tint

  it('is read', () => {
    expect(read('teal')).toBe('teal')
  })

  it.each([['teal coral'], ['"><b>'], [''], [7], [undefined]])('is left out: %j', (tint) => {
    expect(read(tint)).toBeUndefined()
  })
})

describe('a stored price', () => {
  const read = (price: unknown, currency?: unknown) =>
    readCartLines([{ ...stored, variant: { ...stored?.variant, price, currency } }])?.[0]?.variant
      .price

  it.each([
    ['799', 'INR', 79_900],
    ['799.5', 'INR', 79_950],
    ['0.125', 'KWD', 125],
    ['500', 'JPY', 500],
    ['999999999', 'INR', 99_999_999_900],
    ['19.99', 'INR', 1999],
  ])('%s %s is read as %i minor units', (price, currency, minor) => {
    expect(read(price, currency)).toEqual({ minor, currency })
  })

  it('is in rupees without a currency', () => {
    expect(read('799')).toEqual({ minor: 79_900, currency: 'INR' })
  })

  it('of an earlier cart has its amount and currency in one object', () => {
    expect(read({ minor: 100, currency: 'INR' })).toEqual({ minor: 100, currency: 'INR' })
  })

  it.each([
    ['', 'INR'],
    ['1e3', 'INR'],
    ['-1', 'INR'],
    ['1.', 'INR'],
    ['x1', 'INR'],
    ['1x', 'INR'],
    ['1.2345', 'INR'],
    ['1234567890', 'INR'],
    ['799', 'RUPEES'],
    ['799', 'XINR'],
    ['799', 'inr'],
    ['799', 7],
    [799, 'INR'],
  ])('%j %j is invalid, and the line is dropped', (price, currency) => {
    expect(read(price, currency)).toBeUndefined()
  })
})

it('a line without handle, variant title or pictures is valid', () => {
  const { handle, images, ...product } = line.product
  const { title, ...variant } = line.variant
  expect(readCartLines([{ ...line, product, variant }])).toEqual([
    {
      ...line,
      product: { ...product, handle: '', images: [] },
      variant: { ...variant, title: 'Default Title' },
    },
  ])
})

it('pictures with an unsafe URL are dropped', () => {
  const images = [{ src: '/\\other.example/a.png' }, null, { src: '/cdn/b.jpg' }, 'c.png']
  const read = readCartLines([{ ...line, product: { ...line.product, images } }])
  expect(read?.[0]?.product.images).toEqual([{ src: '/cdn/b.jpg' }])
})

it('the first valid line sets the currency, not a dropped one', () => {
  const rial = { ...line.variant, price: { minor: 5, currency: 'OMR' } }
  const onBadLine = vi.fn()
  const broken = { ...line, quantity: 0, variant: rial }
  expect(readCartLines([broken, line], onBadLine)).toEqual([line])
  expect(onBadLine).toHaveBeenCalledExactlyOnceWith(broken)
  expect(readCartLines([broken, line])).toEqual([line])
})
