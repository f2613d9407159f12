import { setImmediate } from 'node:timers/promises'
import { deskPapers } from '#content/desk/papers.ts'
import type { Invoice } from '#local-store/invoice/invoice-book.ts'
import type { ActedOrder } from '#local-store/order-desk/order-acts.ts'
import { drawInvoice, drawNoInvoice } from './invoice-paper.ts'
import { drawSlip } from './packing-slip.ts'
import { createPaper, type Paper } from './paper.ts'

/** An order with its invoice, or the sentence why it has none. */
export type Invoiced = { readonly acted: ActedOrder; readonly invoice: Invoice | string }

/** One document; all of it can be handed to a worker. */
export type PaperJob =
  | { readonly what: 'slips'; readonly orders: readonly ActedOrder[] }
  | { readonly what: 'invoices'; readonly orders: readonly Invoiced[] }

/** Draws a document as PDF. */
export function printPapers(job: PaperJob): Promise<Uint8Array<ArrayBuffer>> {
  if (job.what === 'slips') return print(deskPapers.slips, job.orders, drawSlip)
  return print(deskPapers.invoices, job.orders, (paper, { acted: { order }, invoice }) => {
    if (typeof invoice === 'string') drawNoInvoice(paper, order.number, invoice)
    else drawInvoice(paper, invoice, order)
  })
}

/** All in one document. Between two sheets others have their turn, where it is drawn in the shop itself. */
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
