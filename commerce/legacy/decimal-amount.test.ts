import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, compareAmounts, shortenAmount, subtractAmounts } from './decimal-amount.ts'

/** Paise as the store writes them. */
const toText = (paise: number) => (paise / 100).toFixed(2).replace(/0$/, '')

test('sums are exact, with one decimal when the second is 0', () => {
  expect(addAmounts('12.5', '1.75')).toBe('14.25')
  expect(addAmounts('0.1', '0.2')).toBe('0.3')
  expect(addAmounts('69.99', '0.01')).toBe('70.0')
  expect(addAmounts()).toBe('0.0')
  expect(subtractAmounts('10.0', '12.5')).toBe('-2.5')
  expect(subtractAmounts('-2.5', '-2.5')).toBe('0.0')
  expect(addAmounts('1.005', '0.001')).toBe('1.006')
  expect(addAmounts('100')).toBe('100.0')
})

test('sums and differences equal those in paise', () => {
  const paise = fc.nat(1_000_000_000)
  fc.assert(
    fc.property(paise, fc.array(paise), (first, rest) => {
      const sum = rest.reduce((total, each) => total + each, first)
      expect(addAmounts(toText(first), ...rest.map(toText))).toBe(toText(sum))
      expect(subtractAmounts(toText(sum), ...rest.map(toText))).toBe(toText(first))
    }),
  )
})

test('amounts are compared as numbers, not as text', () => {
  expect(['100.0', '20.5', '9.0', '20.5'].toSorted(compareAmounts)).toEqual([
    '9.0',
    '20.5',
    '20.5',
    '100.0',
  ])
})

// spec 9.028
test('only a second decimal of 0 is removed', () => {
  expect(['70.00', '14.25', '0.00', '12.5', '-3.50', '100', '1.230'].map(shortenAmount)).toEqual([
    '70.0',
    '14.25',
    '0.0',
    '12.5',
    '-3.5',
    '100',
    '1.230',
  ])
})

test.each(['', 'ten', '1,000.0', '0.0000001'])('%j is not an amount', (amount) => {
  expect(() => addAmounts(amount)).toThrow('Not an amount of money')
})
