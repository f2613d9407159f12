import { groupDigits } from './group-digits.ts'
import { decimalsOf, formatMoney, type Money, symbolOf } from './money.ts'

/**
 * Shows paise only when there are any: ₹349.50, ₹349. For sums, which must agree between cart, checkout page and hosted
 * checkout; the specification rounds unit prices only.
 */
export function formatExactMoney(money: Money): string {
  const { minor, currency } = money
  const decimals = decimalsOf(currency)
  const unit = 10 ** decimals
  if (minor % unit === 0) return formatMoney(money)
  const amount = Math.abs(minor)
  const fraction = String(amount % unit).padStart(decimals, '0')
  const sign = minor < 0 ? '-' : ''
  return `${sign}${symbolOf(currency)}${groupDigits(Math.floor(amount / unit))}.${fraction}`
}
