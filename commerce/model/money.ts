import { groupDigits } from './group-digits.ts'

/** An amount in the currency's minor units (paise for INR): always an integer. */
export type Money = { readonly minor: number; readonly currency: string }

const decimalsByCurrency: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
])

/** Decimals of the currency: 2 for rupees, 0 for yen. */
export function decimalsOf(currency: string): number {
  return decimalsByCurrency.get(currency) ?? 2
}

/** The amount with its decimals, unrounded and ungrouped: `799.00`. */
export function toDecimalText({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency)
  return (minor / 10 ** decimals).toFixed(decimals)
}

/** @throws RangeError for two currencies */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new RangeError(`${left.currency} and ${right.currency} cannot be added`)
  }
  return { minor: left.minor + right.minor, currency: left.currency }
}

/** @param count a whole number */
export function multiplyMoney(money: Money, count: number): Money {
  return { minor: money.minor * count, currency: money.currency }
}

/** Whole units, rounded half up, in Indian grouping (₹1,09,999; specification section 1, decision 10, choice 18). */
export function formatMoney({ minor, currency }: Money): string {
  const whole = Math.round(Math.abs(minor) / 10 ** decimalsOf(currency))
  const sign = minor < 0 && whole > 0 ? '-' : ''
  return `${sign}${symbolOf(currency)}${groupDigits(whole)}`
}

const symbols = new Map([['INR', '₹']])

/** In front of the amount, as `Intl.NumberFormat` writes it in India: `₹`, `$`, but `CHF` with a space. */
export function symbolOf(currency: string): string {
  const cached = symbols.get(currency)
  if (cached) return cached
  const parts = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).formatToParts(0)
  const number = parts.findIndex(({ type }) => type === 'integer')
  const symbol = parts.slice(0, number).reduce((text, { value }) => text + value, '')
  symbols.set(currency, symbol)
  return symbol
}
