import { setImmediate } from 'node:timers/promises'
import { creditNoteColumns as columns } from '#content/desk/tax-columns.ts'
import type { CreditBook, CreditNote } from '#local-store/invoice/credit-book.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import type { DeskRequest } from '../requests/desk-request.ts'
import { respondWithCsv } from '../requests/respond-with-csv.ts'
import { dayOf, toBuyerCells, toTaxCells } from './tax-cells.ts'

/** All credit notes by number; one row per HSN code and rate, as the tax return has them. */
export function exportCreditNotes(
  c: DeskRequest,
  book: CreditBook,
  orders: MerchantOrders,
): Promise<Response> {
  return respondWithCsv<number>(c, {
    name: 'credit-notes',
    header: Object.values(columns),
    async readPage(after, first) {
      const { notes, next } = book.list({ after, first })
      await setImmediate()
      return { rows: notes.flatMap((note) => toRows(note, orders)), next }
    },
  })
}

function toRows(note: CreditNote, orders: MerchantOrders): readonly Record<string, string>[] {
  const buyer = toBuyerCells(note, orders)
  return note.byHsn.map((row) => ({
    [columns.number]: note.number,
    [columns.issued]: dayOf(note),
    [columns.invoice]: note.corrects.number,
    [columns.invoiced]: dayOf(note.corrects),
    ...buyer,
    ...toTaxCells(row),
  }))
}
