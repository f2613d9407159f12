import { expect, test } from 'vitest'
import { pictureSrcSet, pictureUrl } from './picture.ts'

test('requests a size from the CDN, for relative and absolute URLs', () => {
  expect(pictureUrl('/local-store/cdn/shop/files/a.jpg?v=1', { width: 400 })).toBe(
    '/local-store/cdn/shop/files/a.jpg?v=1&width=400',
  )
  expect(
    pictureUrl('https://cdn.shopify.com/s/files/a.jpg', { width: 80, height: 60, format: 'webp' }),
  ).toBe('https://cdn.shopify.com/s/files/a.jpg?width=80&height=60&format=webp')
})

test('recognizes the CDN by the start of a URL, over http or https', () => {
  expect(pictureUrl('http://cdn.shopify.com/a.jpg', { width: 80 })).toContain('width=80')
  const other = 'https://elsewhere.test/a.jpg?from=https://cdn.shopify.com/a.jpg'
  expect(pictureUrl(other, { width: 80 })).toBe(other)
})

test('replaces an existing size and keeps the fragment', () => {
  expect(pictureUrl('/cdn/a.jpg?width=10#top', { width: 20 })).toBe('/cdn/a.jpg?width=20#top')
})

test('leaves URLs without resizing unchanged', () => {
  for (const url of [
    'data:image/png;base64,AA/cdn/',
    'https://elsewhere.test/a.jpg',
    '/logo.svg',
  ]) {
    expect(pictureUrl(url, { width: 400 })).toBe(url)
  }
})

test('the srcset ends with the original width', () => {
  const picture = { url: '/cdn/a.jpg', altText: '', width: 900, height: 900 }
  expect(pictureSrcSet(picture, [400, 800, 1200])).toBe(
    '/cdn/a.jpg?width=400 400w, /cdn/a.jpg?width=800 800w, /cdn/a.jpg?width=900 900w',
  )
  expect(pictureSrcSet({ ...picture, width: null }, [400, 1200])).toBe(
    '/cdn/a.jpg?width=400 400w, /cdn/a.jpg?width=1200 1200w',
  )
  expect(pictureSrcSet(picture, [400, 900, 1200])).toBe(
    '/cdn/a.jpg?width=400 400w, /cdn/a.jpg?width=900 900w',
  )
  expect(pictureSrcSet({ ...picture, width: 2000 }, [400])).toBe('/cdn/a.jpg?width=400 400w')
})

test('there is no srcset for a URL without resizing', () => {
  const picture = { url: 'https://elsewhere.test/a.jpg', altText: '', width: 900, height: 900 }
  expect(pictureSrcSet(picture, [400])).toBeUndefined()
})
