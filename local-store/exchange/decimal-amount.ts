import type { Currency } from '../store/currency.ts'

/** `719.10` for 71910 paise: all decimals of the currency. */
export function toDecimal(units: number, { digits }: Currency): string {
  const text = String(units).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
