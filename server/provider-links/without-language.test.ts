import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutLanguage } from './without-language.ts'

it.each([
  ['/en', '/'],
  ['/en-in', '/'],
  ['/en-in/', '/'],
  ['/EN-IN/products/jugaad', '/products/jugaad'],
  ['/en-us/cart/add', '/cart/add'],
  ['/en/en/x', '/en/x'],
  ['/en-in//evil.example', '/evil.example'],
  ['/en-in/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('strips the English prefix of %s, leaving %s', (path, rest) => {
  expect(withoutLanguage(path)).toBe(rest)
})

it.each(['/', '/engagement', '/en-ind/x', '/en_in/x', '/hi-in/x', '/fr', '/x/en-in', '//en-in/x'])(
  '%s has no English prefix',
  (path) => {
    expect(withoutLanguage(path)).toBeNull()
  },
)

it('never yields another host', () => {
  const parts = fc.constantFrom('en', 'en-in', 'EN-US', '', '..', '@evil', 'evil.example', '%5C')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (path) => {
      const url = new URL(`http://shop.example/${path.join('/')}`)
      const rest = withoutLanguage(url.pathname)
      if (rest !== null) expect(new URL(rest, url).origin).toBe(url.origin)
    }),
  )
})
