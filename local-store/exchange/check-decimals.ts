import { decimalFault } from '../catalogue/check-amounts.ts'
import { toCurrency } from '../store/currency.ts'
import type { Findings } from './findings.ts'
import type { ProductDraft } from './product-draft.ts'

/** Refuses each price with more decimals than the catalogue's currency. Trailing zeros do not count. */
export function checkDecimals(
  drafts: readonly ProductDraft[],
  currency: string,
  findings: Findings,
): void {
  const example = (799).toFixed(toCurrency(currency).digits)
  for (const { fields, variants } of drafts)
    for (const { row, fields: variant } of variants) {
      const { price, compareAtPrice } = variant
      const prices = [
        ['price', price],
        ['compare price', compareAtPrice],
      ] as const
      for (const [what, text] of prices)
        if (text && decimalFault(text, currency) !== null)
          findings.refused(
            { row, product: fields.handle },
            `The ${what} "${text}" has more decimals than ${currency}: round it, and write it like ${example}.`,
          )
    }
}
