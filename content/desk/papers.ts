/** Printed documents: packing slips, invoices and credit notes. */
export const deskPapers = {
  print: 'Print',
  slips: 'Packing slips (PDF)',
  invoices: 'Invoices (PDF)',
  slip: 'Packing slip (PDF)',
  invoice: 'Invoice (PDF)',
  creditNotes: 'Credit notes (PDF)',
  creditNotesHint:
    'A credit note reverses a printed invoice, in full or in part. It gets its number when it is first printed.',
  noCreditNote: (number: string) => `No credit note for ${number}`,
  allSlips: 'Packing slips of all these',
  allInvoices: 'Invoices of all these',
  tooMany: (max: number) => `Print at most ${max} orders at once.`,
  busy: 'Other papers are printing and more are waiting. Print these again in a minute: invoices keep their numbers.',
  noInvoice: (number: string) => `No invoice for ${number}`,
  unprintable: 'Some characters cannot be printed: see this order at the desk.',
} as const

export const slipWords = {
  title: 'Packing slip',
  placed: (day: string) => `Placed ${day}`,
  shipTo: 'Ship to',
  phone: (phone: string) => `Phone ${phone}`,
  collect: (amount: string) => `Collect ${amount} in cash`,
  settled: {
    paid: 'Paid. Collect nothing.',
    'partially-refunded': 'Partly refunded. Collect nothing.',
    refunded: 'Refunded. Collect nothing.',
    voided: 'Not paid. Collect nothing.',
  },
  cancelled: 'Cancelled: do not send',
  /** A delivery that is not the usual one, for example express. */
  sendAs: (delivery: string) => `Send as: ${delivery}`,
  note: 'Note of the buyer',
  pieces: (pieces: number, kinds: number) =>
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`,
  packedBy: 'Packed by',
} as const

export const invoiceWords = {
  kinds: { 'tax-invoice': 'Tax invoice', 'bill-of-supply': 'Bill of supply' },
  original: 'Original for the recipient',
  number: 'Number',
  date: 'Date',
  /** The invoice that a credit note refers to. */
  invoice: 'For invoice',
  invoiceDate: 'Invoiced',
  order: 'Order',
  placed: 'Ordered',
  supply: 'Place of supply',
  reverse: 'Reverse charge',
  no: 'No',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  seller: 'Sold by',
  buyer: 'Billed and shipped to',
  columns: {
    title: 'Description',
    hsn: 'HSN',
    quantity: 'Qty',
    price: 'Price',
    taxable: 'Taxable',
    rate: 'Tax',
    tax: 'Tax amount',
    total: 'Total',
  },
  lessDiscount: (amount: string) => `less discount ${amount}`,
  withDelivery: (amount: string) => `with delivery ${amount}`,
  summary: 'Tax by HSN code',
  taxableValue: 'Taxable value',
  cgst: 'CGST',
  igst: 'IGST',
  total: 'Total',
  inWords: 'In words',
  included: {
    'tax-invoice': 'Prices include the tax. All amounts are in Indian rupees.',
    'bill-of-supply':
      'The seller is not registered for GST and charges none. All amounts are in Indian rupees.',
  },
  for: (seller: string) => `For ${seller}`,
  signatory: 'Authorised signatory',
  questions: (email: string, phone: string) => `Questions? ${email} · ${phone}`,
} as const

export const creditNoteWords = { kind: 'Credit note' } as const
