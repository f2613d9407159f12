import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, toAmountText, toCurrency, toMinorUnits } from './currency.ts'

const rupees = toCurrency('INR')

it.each(['INR', 'JPY', 'KWD', 'USD'])('%s has as many decimals as Intl says', (currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits
  expect(toCurrency(currency)).toEqual({ code: currency, digits })
})

describe('amounts', () => {
  it.each([
    ['799', 79_900],
    ['799.5', 79_950],
    ['0.05', 5],
    ['999999999.99', 99_999_999_999],
  ])('reads %s', (text, paise) => {
    expect(toMinorUnits(text, rupees)).toBe(paise)
  })

  it.each(['', '1.234', '-1', '1,000', 'abc', '1e3'])('refuses %j', (text) => {
    expect(() => toMinorUnits(text, rupees)).toThrow(RangeError)
  })

  it.each([
    [1250, '12.5'],
    [1500, '15.0'],
    [1425, '14.25'],
    [0, '0.0'],
    [5, '0.05'],
    [-150, '-1.5'],
  ])('writes %i with at least one decimal and no trailing second zero', (paise, text) => {
    expect(toAmountText(paise, rupees)).toBe(text)
  })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), (paise) => {
        expect(toMinorUnits(toAmountText(paise, rupees), rupees)).toBe(paise)
      }),
    )
  })

  it.each([
    ['JPY', '1200.00', 1200, '1200.0', 'JP¥1,200'],
    ['KWD', '1.250', 1250, '1.25', 'KWD\u00a01.250'],
    ['USD', '70', 7000, '70.0', '$70'],
  ])('have the minor digits of %s', (code, text, units, written, shown) => {
    const currency = toCurrency(code)
    expect(toMinorUnits(text, currency)).toBe(units)
    expect(toAmountText(units, currency)).toBe(written)
    expect(formatMoney(units, currency)).toBe(shown)
  })

  it('may have no more decimals than their currency', () => {
    expect(() => toMinorUnits('1.5', toCurrency('JPY'))).toThrow('JPY')
  })

  it.each([
    [0, '₹0'],
    [10_999_900, '₹1,09,999'],
    [71_910, '₹719.10'],
    [-10_000, '−₹100'],
  ])('show %i paise as %s', (paise, text) => {
    expect(formatMoney(paise, rupees)).toBe(text)
  })
})
