import type { StoreProduct } from '../store/catalogue.ts'
import { readGstPercent, readHsn, readTaxTexts } from '../store/product-tax.ts'

/** A metafield of a product, `tax.hsn` or `tax.gst_percent`, that is none. */
export type UnreadTax = {
  readonly title: string
  readonly key: 'hsn' | 'gst_percent'
  /** As written. */
  readonly text: string
}

/**
 * Taxes that invoices cannot read, so that they have the default's. An import refuses such a cell; this finds those
 * written into the catalogue's file by hand.
 */
export function listUnreadTaxes(
  products: readonly Pick<StoreProduct, 'title' | 'metafields'>[],
): readonly UnreadTax[] {
  return products.flatMap((product) => {
    const { hsn, percent } = readTaxTexts(product)
    const { title } = product
    const found: UnreadTax[] = []
    if (hsn !== '' && readHsn(hsn) === null) found.push({ title, key: 'hsn', text: hsn })
    if (percent !== '' && readGstPercent(percent) === null)
      found.push({ title, key: 'gst_percent', text: percent })
    return found
  })
}
