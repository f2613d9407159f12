/** In each row: the amounts that a GST return needs. */
const amounts = {
  hsn: 'HSN',
  rate: 'GST rate in percent',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST or UTGST',
  igst: 'IGST',
  total: 'Total in rupees',
} as const

const buyer = { order: 'Order', name: 'Name', place: 'Place of supply' } as const

/** Columns of the desk's export of invoices. */
export const invoiceColumns = {
  number: 'Invoice',
  issued: 'Date',
  kind: 'Kind',
  ...buyer,
  pieces: 'Pieces',
  ...amounts,
} as const

/** Columns of the desk's export of credit notes. */
export const creditNoteColumns = {
  number: 'Credit note',
  issued: 'Date',
  invoice: 'Invoice',
  invoiced: 'Date of the invoice',
  ...buyer,
  ...amounts,
} as const
