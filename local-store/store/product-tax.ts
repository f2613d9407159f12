import type { StoreProduct } from './catalogue.ts'
import { plainDigits } from './plain-digits.ts'

/** What a product's metafields `tax.hsn` and `tax.gst_percent` say, as written; empty without them. */
export type TaxTexts = { readonly hsn: string; readonly percent: string }

export function readTaxTexts({ metafields }: Pick<StoreProduct, 'metafields'>): TaxTexts {
  const read = (key: string) =>
    metafields.find((field) => field.namespace === 'tax' && field.key === key)?.value.trim() ?? ''
  return { hsn: read('hsn'), percent: read('gst_percent') }
}

/** Four, six or eight digits, which may be grouped as in the tariff, `9504 40 00`; null for anything else. */
export function readHsn(text: string): string | null {
  const code = plainDigits(text).replaceAll(/[\s.]/g, '')
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(code) ? code : null
}

/** The highest rate of GST, in percent. */
const MAX_RATE = 40

/**
 * `18`, `2.5`: a rate in percent, also as a spreadsheet writes it, `18.00%`. Null for anything else, such as `0.18`:
 * the only rates below one percent are 0.1 and 0.25.
 */
export function readGstPercent(text: string): string | null {
  const [, digits] = /^(\d{1,2}(?:\.\d{1,2})?0*)\s*%?$/.exec(plainDigits(text.trim())) ?? []
  if (digits === undefined) return null
  const rate = Number(digits)
  const isRate = rate === 0 || rate === 0.1 || rate === 0.25 || (rate >= 1 && rate <= MAX_RATE)
  return isRate ? String(rate) : null
}
