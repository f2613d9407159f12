import type { StoreProduct } from './catalogue.ts'

/** What a product's metafields `tax.hsn` and `tax.gst_percent` say, as written; empty without them. */
export type TaxTexts = { readonly hsn: string; readonly percent: string }

export function readTaxTexts({ metafields }: Pick<StoreProduct, 'metafields'>): TaxTexts {
  const read = (key: string) =>
    metafields.find((field) => field.namespace === 'tax' && field.key === key)?.value.trim() ?? ''
  return { hsn: read('hsn'), percent: read('gst_percent') }
}
