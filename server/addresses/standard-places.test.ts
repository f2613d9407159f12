import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findStandardAddress, findStandardPlace } from './standard-places.ts'

describe('a standard address', () => {
  it.each([
    ['/products', '/all-products'],
    ['/products/jugaad', '/product/jugaad'],
    ['/Products/jugaad', '/product/jugaad'],
    ['/collections', '/all-products'],
    ['/collections/all', '/all-products'],
    ['/collections/all/loud', '/all-products'],
    ['/collections/types', '/all-products'],
    ['/collections/vendors', '/all-products'],
    ['/collections/combo', '/category/combo'],
    ['/collections/combo/loud', '/category/combo'],
    ['/collections/combo/products', '/category/combo'],
    ['/collections/combo/products/jugaad', '/product/jugaad'],
    ['/collections/all/products/jugaad', '/product/jugaad'],
    ['/policies/refund-policy', '/returns'],
    ['/policies/privacy-policy', '/privacy'],
    ['/policies/terms-of-service', '/terms'],
    ['/policies/terms-of-sale', '/terms'],
    ['/policies/legal-notice', '/terms'],
    ['/policies/shipping-policy', '/shipping'],
    ['/policies/contact-information', '/contact'],
    ['/pages/about', '/about'],
    ['/pages/about-us', '/about'],
    ['/pages/our-story', '/about'],
    ['/pages/contact', '/contact'],
    ['/pages/contact-us', '/contact'],
    ['/pages/faq', '/faq'],
    ['/pages/faqs', '/faq'],
    ['/pages/shipping', '/shipping'],
    ['/pages/returns', '/returns'],
    ['/pages/size-guide', '/size-guide'],
    ['/pages/wishlist', '/wishlist'],
    ['/account', '/login'],
    ['/account/login', '/login'],
    ['/account/register', '/signup'],
    ['/account/recover', '/forgot-password'],
  ])('%s has its place at %s', (address, place) => {
    expect(findStandardPlace(address)).toBe(place)
  })

  it.each([
    '/',
    '/product/jugaad',
    '/category/combo',
    '/products/jugaad/reviews',
    '/collections/combo/products/jugaad/more',
    '/policies/subscription-policy',
    '/pages/how-to-host',
    '/blogs/news',
    '/x/products/jugaad',
    '/productsjugaad',
  ])('%s is none', (path) => {
    expect(findStandardPlace(path)).toBeNull()
  })

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
