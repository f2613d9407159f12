/** An amount in the currency's minor units (paise for INR): always an integer. */
export type Money = { readonly minor: number; readonly currency: string }

const decimalsByCurrency: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
}

/** Decimals of the currency: 2 for rupees, 0 for yen. */
export function decimalsOf(currency: string): number {
  return decimalsByCurrency[currency] ?? 2
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

const formatters = new Map<string, Intl.NumberFormat>()

/** Whole units, rounded half up, in Indian grouping (₹1,09,999; specification section 1, decision 10, choice 18). */
export function formatMoney({ minor, currency }: Money): string {
  const whole = Math.sign(minor) * Math.round(Math.abs(minor) / 10 ** decimalsOf(currency))
  return formatterOf(currency).format(whole === 0 ? 0 : whole)
}

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const formatter = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  formatters.set(currency, formatter)
  return formatter
}
