import { setImmediate } from 'node:timers/promises'
import { deskPapers } from '#content/desk/papers.ts'
import type { CreditNote } from '#local-store/invoice/credit-book.ts'
import type { Invoice } from '#local-store/invoice/invoice-book.ts'
import type { ActedOrder } from '#local-store/order-desk/order-acts.ts'
import { drawCreditNote } from './credit-note-paper.ts'
import { drawInvoice, drawNone } from './invoice-paper.ts'
import { drawSlip } from './packing-slip.ts'
import { createPaper, type Paper } from './paper.ts'

export const printSlips = (orders: readonly ActedOrder[]): Promise<Uint8Array<ArrayBuffer>> =>
  print(deskPapers.slips, orders, drawSlip)

/** An order with its invoice, or the sentence why it has none. */
export type Invoiced = { readonly acted: ActedOrder; readonly invoice: Invoice | string }

export const printInvoices = (orders: readonly Invoiced[]): Promise<Uint8Array<ArrayBuffer>> =>
  print(deskPapers.invoices, orders, (paper, { acted: { order }, invoice }) => {
    if (typeof invoice === 'string') drawNone(paper, deskPapers.noInvoice(order.number), invoice)
    else drawInvoice(paper, invoice, order)
  })

/** An order with one of its credit notes, or the sentence why it has none. */
export type Credited = { readonly acted: ActedOrder; readonly note: CreditNote | string }

export const printCreditNotes = (orders: readonly Credited[]): Promise<Uint8Array<ArrayBuffer>> =>
  print(deskPapers.creditNotes, orders, (paper, { acted: { order }, note }) => {
    if (typeof note === 'string') drawNone(paper, deskPapers.noCreditNote(order.number), note)
    else drawCreditNote(paper, note, order)
  })

/** All in one document, as PDF. Between two of them the shop answers others. */
async function print<Sheet>(
  title: string,
  sheets: readonly Sheet[],
  draw: (paper: Paper, sheet: Sheet) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = createPaper(title)
  const parts: Uint8Array[] = []
  paper.doc.on('data', (part: Uint8Array) => void parts.push(part))
  const ended = new Promise<void>((resolve) => paper.doc.on('end', resolve))
  for (const sheet of sheets) {
    draw(paper, sheet)
    await setImmediate()
  }
  paper.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
