import { setImmediate } from 'node:timers/promises'
import { invoiceWords } from '#content/desk/papers.ts'
import { creditNoteColumns, invoiceColumns } from '#content/desk/tax-columns.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { toDecimal } from '#local-store/exchange/decimal-amount.ts'
import type { CreditBook } from '#local-store/invoice/credit-book.ts'
import type { Invoice, InvoiceBook } from '#local-store/invoice/invoice-book.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import { dayInIndia } from '#platform/india-time.ts'
import { fullName } from '../orders/buyer-address.ts'
import type { DeskRequest } from '../requests/desk-request.ts'
import { respondWithCsv } from '../requests/respond-with-csv.ts'

type Row = Readonly<Record<string, string>>
type Orders = Pick<MerchantOrders, 'findOrder'>

/** All invoices by number, those with a credit note included. */
export function exportInvoices(c: DeskRequest, book: InvoiceBook, orders: Orders) {
  const columns = invoiceColumns
  return respondWithCsv<string>(c, {
    name: 'invoices',
    header: Object.values(columns),
    async readPage(after, first) {
      const { invoices, next } = book.list({ after, first })
      await setImmediate()
      const rows = invoices.flatMap((invoice) =>
        toRows(invoice, orders, ({ quantity }) => ({
          [columns.number]: invoice.number,
          [columns.kind]: invoiceWords.kinds[invoice.kind],
          [columns.pieces]: String(quantity),
        })),
      )
      return { rows, next }
    },
  })
}

/** All credit notes by number. */
export function exportCreditNotes(c: DeskRequest, book: CreditBook, orders: Orders) {
  const columns = creditNoteColumns
  return respondWithCsv<number>(c, {
    name: 'credit-notes',
    header: Object.values(columns),
    async readPage(after, first) {
      const { notes, next } = book.list({ after, first })
      await setImmediate()
      const rows = notes.flatMap((note) =>
        toRows(note, orders, () => ({
          [columns.number]: note.number,
          [columns.invoice]: note.corrects.number,
          [columns.invoiced]: dayOf(note.corrects),
        })),
      )
      return { rows, next }
    },
  })
}

/**
 * One row per HSN code and rate, as the tax return has them.
 * @param ownCells of the columns that only this file has
 */
function toRows(
  paper: Invoice,
  { findOrder }: Orders,
  ownCells: (row: Invoice['byHsn'][number]) => Row,
): readonly Row[] {
  const order = findOrder(paper.orderId)?.order
  const { code, name } = paper.placeOfSupply
  const columns = invoiceColumns
  return paper.byHsn.map((row) => ({
    ...ownCells(row),
    [columns.issued]: dayOf(paper),
    [columns.order]: order?.number ?? '',
    // The only text from a shopper, so it is escaped against formulas.
    [columns.name]: order ? guardCell(fullName(order.deliveryAddress)) : '',
    [columns.place]: `${code}-${name}`,
    [columns.hsn]: row.hsn,
    [columns.rate]: String(row.rate / 100),
    [columns.taxable]: toRupees(row.taxable),
    [columns.cgst]: toRupees(row.cgst),
    [columns.sgst]: toRupees(row.sgst),
    [columns.igst]: toRupees(row.igst),
    [columns.total]: toRupees(row.total),
  }))
}

/** Invoices are in rupees. */
const toRupees = (paise: number) => toDecimal(paise, { code: 'INR', digits: 2 })

/** The day in India on which it was issued. */
const dayOf = ({ issuedAt }: Pick<Invoice, 'issuedAt'>) => dayInIndia(new Date(issuedAt))
