import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findShopPath, findStandardPath } from './standard-paths.ts'

describe('a standard path', () => {
  it('keeps handles as they are written in the URL', () => {
    expect(findShopPath('/products/%E0%A4%96%E0%A5%87%E0%A4%B2')).toBe(
      '/product/%E0%A4%96%E0%A5%87%E0%A4%B2',
    )
    expect(findShopPath('/products/$1')).toBe('/product/$1')
    expect(findShopPath("/products/$'$&")).toBe("/product/$'$&")
  })

  it('never leads out of the shop', () => {
    const parts = [
      'products',
      'collections',
      'pages',
      'all',
      'evil.example',
      '@evil',
      '%2F%2Fevil',
      '%5Cevil',
      '%0d%0aSet-Cookie:x',
      'javascript:alert(1)',
      '..',
      '',
    ]
    const anyPath = fc.array(fc.constantFrom(...parts), { maxLength: 6 })
    fc.assert(
      fc.property(anyPath, (path) => {
        const url = new URL(`http://shop.example/${path.join('/')}`)
        const shopPath = findShopPath(url.pathname)
        if (shopPath === null) return
        expect(new URL(shopPath, url).origin).toBe(url.origin)
        expect(shopPath).not.toMatch(/^\/[/\\]|[\r\n]/)
      }),
    )
  })
})

it('is found for games and categories, where a merchant may have set a redirect', () => {
  expect(findStandardPath('/product/jugaad')).toBe('/products/jugaad')
  expect(findStandardPath('/category/combo')).toBe('/collections/combo')
  expect(findStandardPath('/product')).toBeNull()
  expect(findStandardPath('/about')).toBeNull()
})
