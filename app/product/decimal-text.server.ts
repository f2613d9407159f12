import type { Money } from '#commerce/model/money.ts'

/** "799.00", as schema.org and the Open Graph expect. */
export function toDecimalText({ minor, currency }: Money): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return (minor / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits)
}
