import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOnHost } from './path-on-host.ts'

const SHOP = 'https://shop.example'

describe('the path of a URL', () => {
  it.each([
    [`${SHOP}/all-products?sort=name#top`, '/all-products?sort=name'],
    [`${SHOP}`, '/'],
    [`${SHOP}//evil.example/x`, null],
    [`${SHOP}/.//evil.example/x`, null],
    [`${SHOP}/x/..//evil.example`, null],
    [`${SHOP}/\\evil.example`, null],
    ['about:client', null],
    ['javascript:alert(1)', null],
  ])('%s is %s', (address, path) => {
    expect(pathOnHost(new URL(address))).toBe(path)
  })

  it('never resolves to another host', () => {
    const parts = fc.array(fc.constantFrom('', '.', '..', '%2e', 'x', '\\', '@', 'evil.example'))
    fc.assert(
      fc.property(parts, (names) => {
        const path = pathOnHost(new URL(`${SHOP}/${names.join('/')}`))
        if (path !== null) expect(new URL(path, SHOP).origin).toBe(SHOP)
      }),
    )
  })
})
