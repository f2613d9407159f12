import type { InvoiceSettings } from '#local-store/invoice/invoice-book.ts'
import { brand } from '#merchant/brand.ts'
import { tax } from '#merchant/tax.ts'

/** The seller and the default tax, from the merchant's texts. */
export function readInvoiceSettings(): InvoiceSettings {
  const [name, ...address] = brand.address
  return {
    seller: { name, address, gstin: brand.gstin },
    prefix: brand.initials,
    creditForRefused: tax.creditForRefused,
    defaultTax: { hsn: tax.hsn, rate: Math.round(tax.gstPercent * 100) },
  }
}
