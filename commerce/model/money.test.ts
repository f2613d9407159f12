import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMoney, formatMoney, multiplyMoney, symbolOf } from './money.ts'
import { readMoney } from './read-money.ts'

const rupees = (minor: number) => ({ minor, currency: 'INR' })

describe('readMoney', () => {
  // spec 3.008
  test.each([
    ['799.0', 'INR', 79900],
    ['12.5', 'INR', 1250],
    ['14.25', 'INR', 1425],
    ['0.0', 'INR', 0],
    ['-0.0', 'INR', 0],
    ['-5.07', 'INR', -507],
    ['1.10000', 'INR', 110],
    ['1500', 'JPY', 1500],
    ['1500.0', 'JPY', 1500],
    ['1.005', 'KWD', 1005],
  ])('reads %s %s exactly', (amount, currencyCode, minor) => {
    expect(readMoney({ amount, currencyCode })).toEqual({ minor, currency: currencyCode })
  })

  test.each([
    ['12.345', 'INR'],
    ['1.5', 'JPY'],
    ['', 'INR'],
    ['1e3', 'INR'],
    ['1,000.0', 'INR'],
    ['NaN', 'INR'],
    ['99999999999999999', 'INR'],
    ['1.0', 'rupees'],
    ['1.0', 'XINR'],
    ['1.0', 'INRX'],
  ])('refuses %j %s', (amount, currencyCode) => {
    expect(readMoney({ amount, currencyCode })).toBeNull()
  })

  test('is exact for every amount of paise', () => {
    const paise = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(paise, (minor) => {
        const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
        expect(readMoney({ amount: text, currencyCode: 'INR' })).toEqual(rupees(minor))
      }),
    )
  })
})

describe('formatMoney', () => {
  // spec 1.015, 9.001
  test.each([
    [10999900, '₹1,09,999'],
    [79900, '₹799'],
    [79949, '₹799'],
    [79950, '₹800'],
    [0, '₹0'],
    [-40, '₹0'],
    [-79950, '-₹800'],
  ])('shows %i paise as whole rupees, half up: %s', (minor, text) => {
    expect(formatMoney(rupees(minor))).toBe(text)
  })

  test('formats currencies without decimals', () => {
    expect(formatMoney({ minor: 1500, currency: 'JPY' })).toContain('1,500')
  })
})

test.each([
  ['INR', '₹'],
  ['USD', '$'],
  ['CHF', 'CHF\u00a0'],
])('%s is written as in India, each time: %j', (currency, symbol) => {
  expect([symbolOf(currency), symbolOf(currency)]).toEqual([symbol, symbol])
})

test('sums stay in one currency', () => {
  expect(addMoney(rupees(50), rupees(75))).toEqual(rupees(125))
  expect(multiplyMoney(rupees(50), 3)).toEqual(rupees(150))
  expect(() => addMoney(rupees(50), { minor: 1, currency: 'USD' })).toThrow(
    new RangeError('INR and USD cannot be added'),
  )
})
