import { setImmediate } from 'node:timers/promises'
import { creditNoteColumns as columns } from '#content/desk/credit-note-columns.ts'
import { dayInIndia } from '#desk/figures/day-in-india.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { toDecimal } from '#local-store/exchange/decimal-amount.ts'
import type { CreditBook, CreditNote } from '#local-store/invoice/credit-book.ts'
import type { OrderDesk } from '#local-store/order-desk/order-desk.ts'
import { answerWithCsv } from './answer-with-csv.ts'
import type { DeskRequest } from './desk-request.ts'

/** Invoices are in rupees. */
const toRupees = (paise: number) => toDecimal(paise, { code: 'INR', digits: 2 })

/** All credit notes in the order of their numbers; a row for each HSN code and rate of one, as the return has them. */
export function exportCreditNotes(
  c: DeskRequest,
  book: CreditBook,
  orders: OrderDesk,
): Promise<Response> {
  return answerWithCsv<number>(c, {
    name: 'credit-notes',
    header: Object.values(columns),
    async readPage(after, first) {
      const { notes, next } = book.list({ after, first })
      await setImmediate()
      return { rows: notes.flatMap((note) => toRows(note, orders)), next }
    },
  })
}

function toRows(note: CreditNote, orders: OrderDesk): readonly Record<string, string>[] {
  const { number, issuedAt, corrects, placeOfSupply } = note
  const order = orders.findOrder(note.orderId)?.order
  const { firstName = '', lastName = '' } = order?.deliveryAddress ?? {}
  return note.byHsn.map(({ hsn, rate, taxable, cgst, sgst, igst, total }) => ({
    [columns.number]: number,
    [columns.issued]: dayInIndia(new Date(issuedAt)),
    [columns.invoice]: corrects.number,
    [columns.invoiced]: dayInIndia(new Date(corrects.issuedAt)),
    [columns.order]: order?.number ?? '',
    // The only words of a shopper begin no formula.
    [columns.name]: guardCell(`${firstName} ${lastName}`.trim()),
    [columns.place]: `${placeOfSupply.code}-${placeOfSupply.name}`,
    [columns.hsn]: hsn,
    [columns.rate]: String(rate / 100),
    [columns.taxable]: toRupees(taxable),
    [columns.cgst]: toRupees(cgst),
    [columns.sgst]: toRupees(sgst),
    [columns.igst]: toRupees(igst),
    [columns.total]: toRupees(total),
  }))
}
