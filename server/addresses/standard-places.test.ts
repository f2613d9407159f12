import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findStandardAddress, findStandardPlace } from './standard-places.ts'

describe('a standard address', () => {
  it('carries names over as they stand in the URL', () => {
    expect(findStandardPlace('/products/%E0%A4%96%E0%A5%87%E0%A4%B2')).toBe(
      '/product/%E0%A4%96%E0%A5%87%E0%A4%B2',
    )
    expect(findStandardPlace('/products/$1')).toBe('/product/$1')
    expect(findStandardPlace("/products/$'$&")).toBe("/product/$'$&")
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
        const place = findStandardPlace(url.pathname)
        if (place === null) return
        expect(new URL(place, url).origin).toBe(url.origin)
        expect(place).not.toMatch(/^\/[/\\]|[\r\n]/)
      }),
    )
  })
})

it('finds the standard address of a game and a category, under which a merchant may have moved them', () => {
  expect(findStandardAddress('/product/jugaad')).toBe('/products/jugaad')
  expect(findStandardAddress('/category/combo')).toBe('/collections/combo')
  expect(findStandardAddress('/product')).toBeNull()
  expect(findStandardAddress('/about')).toBeNull()
})
