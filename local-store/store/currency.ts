/** A currency and how many digits its minor unit has: INR 2, JPY 0, KWD 3. */
export type Currency = { readonly code: string; readonly digits: number }

/** Has INR from the start: the first use of `Intl` would take 18 ms. */
const currencies = new Map<string, Currency>([['INR', { code: 'INR', digits: 2 }]])

/** @param code of ISO 4217 */
export function toCurrency(code: string): Currency {
  const cached = currencies.get(code)
  if (cached) return cached
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  const currency = { code, digits: format.resolvedOptions().maximumFractionDigits ?? 2 }
  currencies.set(code, currency)
  return currency
}

/**
 * Converts a decimal amount of the catalogue file (`"799"`, `"799.5"`) to whole minor units, such as
 * paise. Trailing zeros do not count as decimals.
 *
 * @throws RangeError when the text is not an amount, or has more decimals than the currency
 */
export function toMinorUnits(amount: string, { code, digits }: Currency): number {
  const match = /^(\d{1,9})(?:\.(\d{1,3}?)0*)?$/.exec(amount)
  const decimals = (match?.[2] ?? '').replace(/0+$/, '')
  if (match === null || decimals.length > digits)
    throw new RangeError(`not a decimal amount in ${code}: ${amount}`)
  return Number(match[1]) * 10 ** digits + Number(decimals.padEnd(digits, '0'))
}

/**
 * Formats minor units as the provider writes money: at least one decimal, without further trailing
 * zeros (`"12.5"`, `"15.0"`, `"14.25"`).
 */
export function toAmountText(units: number, { digits }: Currency): string {
  const sign = units < 0 ? '-' : ''
  const size = String(Math.abs(units)).padStart(digits + 1, '0')
  const decimals = size.slice(size.length - digits).replace(/0+$/, '')
  return digits === 0 || decimals === ''
    ? `${sign}${size.slice(0, size.length - digits)}.0`
    : `${sign}${size.slice(0, size.length - digits)}.${decimals}`
}

/** Formats an amount for shoppers: `₹1,09,999`, `₹719.10`, `−₹100`, `JP¥1,200`. */
export function formatMoney(units: number, { code, digits }: Currency): string {
  const text = formatOf(code).format(Math.abs(units) / 10 ** digits)
  return `${units < 0 ? '−' : ''}${text}`
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(code: string): Intl.NumberFormat {
  const format =
    formats.get(code) ??
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: code,
      // Visible sums must add up, so minor units show when there are any.
      trailingZeroDisplay: 'stripIfInteger',
    })
  formats.set(code, format)
  return format
}
