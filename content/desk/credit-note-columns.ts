/** Columns of the file of credit notes that the desk hands out: what a return of GST asks for. */
export const creditNoteColumns = {
  number: 'Credit note',
  issued: 'Date',
  invoice: 'Invoice',
  invoiced: 'Date of the invoice',
  order: 'Order',
  name: 'Name',
  place: 'Place of supply',
  hsn: 'HSN',
  rate: 'GST rate in percent',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST or UTGST',
  igst: 'IGST',
  total: 'Total in rupees',
} as const
