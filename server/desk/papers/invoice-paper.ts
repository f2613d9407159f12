import { deskPapers, invoiceWords as words } from '#content/desk/papers.ts'
import { printedBrand } from '#desk/letters/letter-colours.ts'
import type { CreditNote } from '#local-store/invoice/credit-book.ts'
import type { Invoice } from '#local-store/invoice/invoice-book.ts'
import type { OrderRecord } from '#local-store/store/records.ts'
import { brand } from '#merchant/brand.ts'
import { fullName } from '../orders/buyer-address.ts'
import { drawGoods } from './invoice-goods.ts'
import { isPrintable, mm, type Paper, sheet } from './paper.ts'
import { dayText } from './paper-amount.ts'

const { margin, width: page } = sheet
const inner = page - 2 * margin
const muted = '#6b6257'

/** An order's invoice, on one sheet or more. The buyer comes from the order, where name and address can be erased. */
export function drawInvoice(paper: Paper, invoice: Invoice, order: OrderRecord): void {
  paper.doc.addPage()
  let y = drawHead(paper, words.kinds[invoice.kind])
  y = drawParties(paper, invoice, order, y)
  y = drawGoods(paper, invoice, y)
  drawEnd(paper, invoice, y)
}

/** Draws a sheet that says why there is no document. */
export function drawNone(paper: Paper, sentence: string, message: string): void {
  paper.doc.addPage()
  const block = { x: margin, width: inner }
  const title = { ...block, size: 22, font: 'strong' } as const
  const y = paper.write(sentence, { ...title, y: margin })
  paper.write(message, { ...block, y: y + mm(3), size: 14 })
}

export function drawHead(paper: Paper, kind: string): number {
  const half = inner / 2
  paper.write(brand.wordmark, {
    x: margin,
    y: margin,
    width: half,
    size: 24,
    font: 'display' as const,
    colour: printedBrand,
  })
  const to = { x: margin + half, width: half, align: 'right' } as const
  paper.write(kind, { ...to, y: margin - 2, size: 20, font: 'strong' })
  paper.write(words.original, { ...to, y: margin + 24, size: 9, colour: muted })
  const y = margin + mm(16)
  paper.doc.lineWidth(2).strokeColor(printedBrand)
  paper.doc
    .moveTo(margin, y)
    .lineTo(page - margin, y)
    .stroke()
  return y + mm(5)
}

export function drawParties(
  paper: Paper,
  invoice: Invoice | CreditNote,
  order: OrderRecord,
  top: number,
): number {
  const { seller } = invoice
  const { deliveryAddress: to } = order
  const half = (inner - mm(8)) / 2
  const left = { x: margin, width: half }
  const gstin = seller.gstin === null ? [] : [words.gstin(seller.gstin)]
  const names = [seller.name, ...seller.address, ...gstin]
  const soldBy = drawParty(paper, left, top, words.seller, names)
  const buyer = [
    fullName(to),
    to.company ?? '',
    to.address1,
    to.address2,
    `${to.city}, ${to.province} ${to.zip}`,
    to.phone || order.phone,
  ].filter(Boolean)
  const doubt = buyer.every(isPrintable) ? [] : [deskPapers.unprintable]
  const billed = drawParty(paper, left, soldBy + mm(3), words.buyer, [...buyer, ...doubt])
  const column = { x: margin + half + mm(8), width: half }
  const facts = drawFacts(paper, column, top, listFacts(invoice, order))
  return Math.max(billed, facts) + mm(5)
}

type Column = { readonly x: number; readonly width: number }

function drawParty(
  paper: Paper,
  column: Column,
  top: number,
  label: string,
  [name = '', ...lines]: readonly string[],
): number {
  let y = paper.write(label, { ...column, y: top, size: 8.5, colour: muted })
  y = paper.write(name, { ...column, y, size: 11.5, font: 'strong' })
  for (const line of lines) y = paper.write(line, { ...column, y, size: 10 })
  return y
}

type Fact = readonly [label: string, value: string]

function listFacts(invoice: Invoice | CreditNote, order: OrderRecord): readonly Fact[] {
  const { number, issuedAt, placeOfSupply } = invoice
  const corrected: readonly Fact[] =
    'corrects' in invoice
      ? [
          [words.invoice, invoice.corrects.number],
          [words.invoiceDate, dayText(invoice.corrects.issuedAt)],
        ]
      : []
  return [
    [words.number, number],
    [words.date, dayText(issuedAt)],
    ...corrected,
    [words.order, order.number],
    [words.placed, dayText(order.createdAt)],
    [words.supply, `${placeOfSupply.name} (${placeOfSupply.code})`],
    [words.reverse, words.no],
  ]
}

function drawFacts(
  paper: Paper,
  { x, width }: Column,
  top: number,
  facts: readonly Fact[],
): number {
  const pad = mm(4)
  let y = top + pad
  for (const [label, value] of facts) {
    paper.write(label, { x: x + pad, y: y + 1, width: mm(32), size: 9, colour: muted })
    y = paper.write(value, {
      x: x + mm(34),
      y,
      width: width - mm(34) - pad,
      size: 10.5,
      font: 'strong' as const,
      align: 'right' as const,
    })
    y += 3
  }
  paper.doc.lineWidth(0.75).strokeColor('#b9b0a3')
  paper.doc.roundedRect(x, top, width, y - top + pad - 3, 5).stroke()
  return y + pad
}

export function drawEnd(paper: Paper, { kind, seller }: Invoice, top: number): void {
  let y = top
  if (y + mm(34) > sheet.height - margin) {
    paper.doc.addPage()
    y = margin
  }
  const side = { x: margin + inner / 2, width: inner / 2, align: 'right' } as const
  paper.write(words.for(seller.name), { ...side, y: y + mm(2), size: 9.5 })
  paper.write(words.signatory, { ...side, y: y + mm(20), size: 9, colour: muted })
  const left = { x: margin, width: inner / 2 - mm(6), size: 9, colour: muted }
  const below = paper.write(words.included[kind], { ...left, y: y + mm(2) })
  paper.write(words.questions(brand.email, brand.phone.text), { ...left, y: below + 2 })
}
