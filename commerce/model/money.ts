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

/** How many decimals the currency has: 2 for rupees, 0 for yen. */
function decimalsOf(currency: string): number {
  return decimalsByCurrency[currency] ?? 2
}

/**
 * The store's decimal text as an integer of minor units, digit by digit: `{ "12.5", "INR" }` is 1250 paise.
 * @returns null when the amount is no decimal number or finer than the currency's smallest unit
 */
export function readMoney(value: {
  readonly amount: string
  readonly currencyCode: string
}): Money | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value.amount)
  if (parts === null || !/^[A-Z]{3}$/.test(value.currencyCode)) return null
  const [, sign, whole = '', fraction = ''] = parts
  const decimals = decimalsOf(value.currencyCode)
  if (/[1-9]/.test(fraction.slice(decimals))) return null
  const magnitude = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(magnitude)) return null
  const minor = sign === '-' && magnitude > 0 ? -magnitude : magnitude
  return { minor, currency: value.currencyCode }
}

/** @throws RangeError for two currencies: there is no such sum. */
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

/** As shoppers read it: whole units, half up, grouped as in India (₹1,09,999; specification section 1, decision 18). */
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
