import { setImmediate } from 'node:timers/promises'
import { deskPapers } from '#content/desk/papers.ts'
import type { CreditNote } from '#local-store/invoice/credit-book.ts'
import type { Invoice } from '#local-store/invoice/invoice-book.ts'
import type { OrderWithProgress } from '#local-store/merchant-orders/order-actions.ts'
import { drawCreditNote } from './credit-note-paper.ts'
import { drawInvoice, drawNone } from './invoice-paper.ts'
import { drawSlip } from './packing-slip.ts'
import { createPaper, type Paper } from './paper.ts'

/** An order with its invoice, or a sentence that says why it has none. */
export type Invoiced = { readonly current: OrderWithProgress; readonly invoice: Invoice | string }

/** An order with one of its credit notes, or a sentence that says why it has none. */
export type Credited = { readonly current: OrderWithProgress; readonly note: CreditNote | string }

/** The data of one document; it can be cloned to a worker thread. */
export type PaperJob =
  | { readonly what: 'slips'; readonly sheets: readonly OrderWithProgress[] }
  | { readonly what: 'invoices'; readonly sheets: readonly Invoiced[] }
  | { readonly what: 'credit-notes'; readonly sheets: readonly Credited[] }

/** Renders a document as PDF. */
export function printPapers(job: PaperJob): Promise<Uint8Array<ArrayBuffer>> {
  switch (job.what) {
    case 'slips':
      return print(deskPapers.slips, job.sheets, drawSlip)
    case 'invoices':
      return print(deskPapers.invoices, job.sheets, drawInvoiced)
    case 'credit-notes':
      return print(deskPapers.creditNotes, job.sheets, drawCredited)
  }
}

function drawInvoiced(paper: Paper, { current: { order }, invoice }: Invoiced): void {
  if (typeof invoice === 'string') drawNone(paper, deskPapers.noInvoice(order.number), invoice)
  else drawInvoice(paper, invoice, order)
}

function drawCredited(paper: Paper, { current: { order }, note }: Credited): void {
  if (typeof note === 'string') drawNone(paper, deskPapers.noCreditNote(order.number), note)
  else drawCreditNote(paper, note, order)
}

/** Puts all sheets into one document. Between two sheets, other requests run when the shop's process renders it. */
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
