import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readShopPath } from './read-shop-path.ts'

it.each([
  ['/', '/'],
  ['/category/combo?filter=new#games', '/category/combo?filter=new#games'],
  ['/a/../checkout', '/checkout'],
  ['/खेल', '/%E0%A4%96%E0%A5%87%E0%A4%B2'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/?next=//evil.example', '/?next=//evil.example'],
])('reads %j as a path in the shop', (text, path) => {
  expect(readShopPath(text)).toBe(path)
})

it.each([
  null,
  '',
  'products',
  '//',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: http://evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'http://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
])('%j is no path in the shop', (text) => {
  expect(readShopPath(text)).toBeNull()
})

it('a path that is read never leads a browser out of the shop', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    '\r\n',
    ' ',
    ':',
    '@',
    'evil.example',
    'http:',
    'javascript:',
    '?',
    '#',
    'a',
  ]
  const nasty = fc
    .array(fc.constantFrom(...pieces), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((text) => `/${text}`),
        fc.string(),
      ),
      (text) => {
        const path = readShopPath(text)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])[^\r\n\t\\]*$/)
        const read = new URL(path, 'https://shop.example/discount/x')
        expect(read.origin).toBe('https://shop.example')
        // Parsing it again changes nothing, so it means the same to everyone on the way.
        expect(readShopPath(path)).toBe(path)
      },
    ),
    { numRuns: 3000 },
  )
})
