import { decimalsOf, type Money } from './money.ts'

/**
 * Converts the store's decimal string to minor units without floats: `{ "12.5", "INR" }` is 1250 paise.
 * @returns null when the amount is not a decimal number or has more decimals than the currency
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
