import type { InvoiceSettings } from '#local-store/invoice/invoice-book.ts'

/** A seller in Karnataka whose goods are taxed at 5 %. */
export const invoiceSettings: InvoiceSettings = {
  seller: { name: 'Gully', address: ['Bengaluru'], gstin: '29AAKCG4821P1Z5' },
  prefix: 'PG',
  defaultTax: { hsn: '9504', rate: 500 },
  creditForRefused: 'everything',
}
