import { describe, expect, it } from 'vitest'
import { readCartLink, readDiscountCode } from './cart-link.ts'

const gid = (number: number | string) => `gid://shopify/ProductVariant/${number}`
const read = (address: string) => {
  const url = new URL(address, 'http://shop.example')
  return readCartLink(decodeURIComponent(url.pathname), url.searchParams)
}

describe('a cart link', () => {
  it('has variants and quantities', () => {
    expect(read('/cart/111:2,222:1')).toEqual({
      lines: [
        { variantId: gid(111), quantity: 2 },
        { variantId: gid(222), quantity: 1 },
      ],
      adds: false,
      code: null,
    })
    expect(read('/cart/111%3A2')?.lines).toEqual([{ variantId: gid(111), quantity: 2 }])
    expect(read('/cart/111:2,111:3')?.lines).toEqual([{ variantId: gid(111), quantity: 5 }])
  })

  it('can add one variant or several, by number or full id', () => {
    expect(read('/cart/add?id=111')).toEqual({
      lines: [{ variantId: gid(111), quantity: 1 }],
      adds: true,
      code: null,
    })
    expect(read('/cart/add?id=111&quantity=3')?.lines[0]?.quantity).toBe(3)
    expect(read('/cart/add?id=111&quantity=12')?.lines[0]?.quantity).toBe(12)
    expect(read(`/cart/add?id=${gid(111)}`)?.lines[0]?.variantId).toBe(gid(111))
    expect(read('/cart/add?id[]=111&id[]=222&quantity=2')?.lines).toEqual([
      { variantId: gid(111), quantity: 2 },
      { variantId: gid(222), quantity: 2 },
    ])
  })

  it('can add items, each with its own quantity', () => {
    expect(read('/cart/add?items[0][id]=111&items[0][quantity]=3&items[1][id]=222')?.lines).toEqual(
      [
        { variantId: gid(111), quantity: 3 },
        { variantId: gid(222), quantity: 1 },
      ],
    )
    expect(read('/cart/add?id=111&items[7][id]=111&items[7][quantity]=2')?.lines).toEqual([
      { variantId: gid(111), quantity: 3 },
    ])
    expect(read('/cart/add?items[0][id]=111&items[0][quantity]=0')).toBeNull()
  })

  it('without lines only opens the cart', () => {
    expect(read('/cart')).toEqual({ lines: [], adds: false, code: null })
  })

  it('can have a discount code', () => {
    expect(read('/cart/111:1?discount=%20SAVE10%20')?.code).toBe('SAVE10')
    expect(read('/cart?discount=SAVE10')?.code).toBe('SAVE10')
    expect(read('/cart/111:1?discount=')?.code).toBeNull()
  })

  it.each([
    '/cart/add',
    '/cart/add?id=',
    '/cart/add?id=abc',
    '/cart/add?id=111&quantity=0',
    '/cart/add?id=111&quantity=-1',
    '/cart/add?id=111&quantity=1.5',
    '/cart/add?id=111&quantity=2e3',
    '/cart/add?id=111&quantity=1000001',
    '/cart/add?id=gid://shopify/Product/111',
    '/cart/111',
    '/cart/111:',
    '/cart/111:0',
    '/cart/111:x',
    '/cart/0:1',
    '/cart/111:1,',
    '/cart/111:1,x:1',
    '/cart/99999999999999999999:1',
    '/cart/c/abc',
    '/cart/clear',
    '/carts',
    '/shop/cart/111:1',
    '/cart/x111:1',
    '/cart/111:1x',
    '/checkout',
    `/cart/${Array.from({ length: 251 }, (_, at) => `${at + 1}:1`).join(',')}`,
  ])('is not recognized in %s', (address) => {
    expect(read(address)).toBeNull()
  })

  it('has up to 250 lines', () => {
    const lines = Array.from({ length: 250 }, (_, at) => `${at + 1}:1`)
    expect(read(`/cart/${lines.join(',')}`)?.lines).toHaveLength(250)
  })

  it('is limited to 999,999 units of each variant', () => {
    expect(read('/cart/111:999999,111:5')?.lines[0]?.quantity).toBe(999_999)
  })
})

it('a discount code is short text without control characters', () => {
  expect(readDiscountCode(null)).toBeNull()
  expect(readDiscountCode('  ')).toBeNull()
  expect(readDiscountCode('A\r\nB')).toBeNull()
  expect(readDiscountCode('x'.repeat(65))).toBeNull()
  expect(readDiscountCode('x'.repeat(64))).toHaveLength(64)
  expect(readDiscountCode(' दीवाली 10% ')).toBe('दीवाली 10%')
})
