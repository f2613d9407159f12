import { describe, expect, it } from 'vitest'
import { plainDigits as readInShop } from '#commerce/model/plain-digits.ts'
import { plainDigits as readInStore } from '#local-store/store/plain-digits.ts'

const systems = ['deva', 'beng', 'guru', 'gujr', 'orya', 'tamldec', 'telu', 'knda', 'mlym']

// The local store may not import the shop's.
describe.each([
  ['shop', readInShop],
  ['local store', readInStore],
])('the %s', (_, plainDigits) => {
  it.each(systems)('writes the digits of the numbering system %s as 0 to 9', (system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    expect(format.format(9876543210)).not.toBe('9876543210')
    expect(plainDigits(format.format(9876543210))).toBe('9876543210')
  })

  it('leaves all other text', () => {
    expect(plainDigits('560 001, कमरा A-٣')).toBe('560 001, कमरा A-٣')
  })
})
