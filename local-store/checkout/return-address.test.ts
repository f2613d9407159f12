import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReturnAddress, withParameters } from './return-address.ts'

const mounted = { origins: ['https://shop.example'], allowPaths: true }

describe('a return address', () => {
  it.each(['/thank-you', '/thank-you?a=1#b', 'https://shop.example/thank-you?success=0'])(
    'of the shop is followed: %s',
    (address) => {
      expect(readReturnAddress(address, mounted)).toBe(address)
    },
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    ' https://shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    'http://shop.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://user:word@shop.example/',
    '/.//evil.example/x',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x/%2E%2e///evil.example',
    'thank-you',
    '',
    `/${'a'.repeat(2001)}`,
  ])('of another site is not: %j', (address) => {
    expect(readReturnAddress(address, mounted)).toBeNull()
  })

  it('may not be a path when the shop is on another host', () => {
    expect(readReturnAddress('/thank-you', { ...mounted, allowPaths: false })).toBeNull()
  })

  // spec 4.042
  it('never resolves to an unlisted origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
          fc
            .array(fc.constantFrom('', '.', '..', '%2e', '.%2E', '%2F', 'x', '@', '\\', '?', '#'), {
              maxLength: 5,
            })
            .map((parts) => `/${[...parts, '', 'evil.example'].join('/')}`),
        ),
        (text) => {
          const address = readReturnAddress(text, mounted)
          if (address === null) return
          const sentTo = withParameters(address, { success: '1' })
          const { origin } = new URL(sentTo, 'https://shop.example/checkouts/1')
          expect(origin).toBe('https://shop.example')
        },
      ),
    )
  })
})

describe('parameters', () => {
  it('never turn a path into another host', () => {
    expect(withParameters('/.//evil.example/x', { success: '1' })).toBe('/evil.example/x?success=1')
  })

  it('are added to existing ones', () => {
    expect(withParameters('/thank-you?from=mail#top', { success: '1' })).toBe(
      '/thank-you?from=mail&success=1#top',
    )
    expect(withParameters('https://shop.example/a?success=0', { success: '1' })).toBe(
      'https://shop.example/a?success=1',
    )
  })
})
