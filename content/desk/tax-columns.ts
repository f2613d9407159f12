/** Of each row: what a return of GST asks for. */
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

/** Columns of the file of invoices that the desk hands out. */
export const invoiceColumns = {
  number: 'Invoice',
  issued: 'Date',
  kind: 'Kind',
  ...buyer,
  pieces: 'Pieces',
  ...amounts,
} as const

/** Columns of the file of credit notes. */
export const creditNoteColumns = {
  number: 'Credit note',
  issued: 'Date',
  invoice: 'Invoice',
  invoiced: 'Date of the invoice',
  ...buyer,
  ...amounts,
} as const
