import { setImmediate } from 'node:timers/promises'
import { invoiceWords } from '#content/desk/papers.ts'
import { invoiceColumns as columns } from '#content/desk/tax-columns.ts'
import type { Invoice, InvoiceBook } from '#local-store/invoice/invoice-book.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import type { DeskRequest } from '../requests/desk-request.ts'
import { respondWithCsv } from '../requests/respond-with-csv.ts'
import { dayOf, toBuyerCells, toTaxCells } from './tax-cells.ts'

/**
 * All invoices by number, those with a credit note included; one row per HSN code and rate, as the tax return has them.
 */
export function exportInvoices(
  c: DeskRequest,
  book: InvoiceBook,
  orders: MerchantOrders,
): Promise<Response> {
  return respondWithCsv<string>(c, {
    name: 'invoices',
    header: Object.values(columns),
    async readPage(after, first) {
      const { invoices, next } = book.list({ after, first })
      await setImmediate()
      return { rows: invoices.flatMap((invoice) => toRows(invoice, orders)), next }
    },
  })
}

function toRows(invoice: Invoice, orders: MerchantOrders): readonly Record<string, string>[] {
  const buyer = toBuyerCells(invoice, orders)
  return invoice.byHsn.map((row) => ({
    [columns.number]: invoice.number,
    [columns.issued]: dayOf(invoice),
    [columns.kind]: invoiceWords.kinds[invoice.kind],
    ...buyer,
    [columns.pieces]: String(row.quantity),
    ...toTaxCells(row),
  }))
}
