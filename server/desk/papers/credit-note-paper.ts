import { creditNoteWords as words } from '#content/desk/papers.ts'
import type { CreditNote } from '#local-store/invoice/credit-book.ts'
import type { OrderRecord } from '#local-store/store/records.ts'
import { drawGoods } from './invoice-goods.ts'
import { drawEnd, drawHead, drawParties } from './invoice-paper.ts'
import type { Paper } from './paper.ts'

/** Draws a credit note in the layout of the invoice that it corrects, with only the lines that it credits. */
export function drawCreditNote(paper: Paper, note: CreditNote, order: OrderRecord): void {
  paper.doc.addPage()
  let y = drawHead(paper, words.kind)
  y = drawParties(paper, note, order, y)
  const lines = note.lines.filter(({ total }) => total > 0)
  y = drawGoods(paper, { ...note, lines }, y)
  drawEnd(paper, note, y)
}
