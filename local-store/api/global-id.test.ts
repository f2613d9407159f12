import { describe, expect, it } from 'vitest'
import { isGlobalId, readGlobalId, readNumericId, toGlobalId } from './global-id.ts'

describe('global ids', () => {
  it('name a type and a key, and may have parameters', () => {
    const id = readGlobalId('gid://shopify/Cart/abc?key=1')
    expect(id).toMatchObject({ type: 'Cart', key: 'abc' })
    expect(id?.parameters.get('key')).toBe('1')
    expect(toGlobalId('Product', 7)).toBe('gid://shopify/Product/7')
  })

  it.each(['', '7', 'gid://shopify/Product/', 'gid://other/Product/1', 'Z2lkOi8v'])(
    'are not %j',
    (text) => {
      expect(isGlobalId(text)).toBe(false)
      expect(readGlobalId(text)).toBeNull()
    },
  )

  it('give a number only for the right type', () => {
    expect(readNumericId('gid://shopify/Product/12', 'Product')).toBe(12)
    expect(readNumericId('gid://shopify/Product/12', 'Collection')).toBeNull()
    expect(readNumericId('gid://shopify/Product/1e3', 'Product')).toBeNull()
  })
})
