import { invoiceWords as words } from '#content/desk/papers.ts'
import type { Invoice } from '#local-store/invoice/invoice-book.ts'
import { mm, type Paper, sheet } from './paper.ts'
import { amountText } from './paper-amount.ts'

const { margin, width: page } = sheet
const inner = page - 2 * margin
const muted = '#6b6257'
const LAST = sheet.height - margin
const PAD = 5

/** A column of a table: its width in millimetres, and its content. */
type Column<Row> = {
  readonly title: string
  readonly mm: number
  readonly text: (row: Row) => string
  /** A second line in smaller type. */
  readonly more?: (row: Row) => string
  readonly align?: 'left'
}

type Line = Invoice['lines'][number]
type Group = Invoice['byHsn'][number]

const percent = (rate: number) => `${rate / 100}%`
const taxOf = ({ cgst, sgst, igst }: Line | Group) => cgst + sgst + igst

/** Empty for a partial credit of a line, which is not a number of pieces. */
const quantityText = ({ quantity }: Line | Group) => (quantity === 0 ? '' : String(quantity))

function listColumns({ kind }: Invoice): readonly Column<Line>[] {
  const { columns } = words
  const isTaxed = kind === 'tax-invoice'
  const taxed: readonly Column<Line>[] = [
    { title: columns.taxable, mm: 24, text: ({ taxable }) => amountText(taxable) },
    { title: columns.rate, mm: 14, text: ({ rate }) => percent(rate) },
    { title: columns.tax, mm: 22, text: (line) => amountText(taxOf(line)) },
  ]
  return [
    {
      title: columns.title,
      mm: isTaxed ? 50 : 110,
      align: 'left',
      text: ({ title }) => title,
      more: toMore,
    },
    { title: columns.hsn, mm: 18, text: ({ hsn }) => hsn },
    { title: columns.quantity, mm: 10, text: quantityText },
    {
      title: columns.price,
      mm: 20,
      text: (line) => (line.quantity === 0 ? '' : amountText(line.unitPrice)),
    },
    ...(isTaxed ? taxed : []),
    { title: columns.total, mm: 24, text: ({ total }) => amountText(total) },
  ]
}

const toMore = ({ sku, discount, delivery }: Line) =>
  [
    sku,
    ...(discount > 0 ? [words.lessDiscount(amountText(discount))] : []),
    ...(delivery > 0 ? [words.withDelivery(amountText(delivery))] : []),
  ]
    .filter(Boolean)
    .join(', ')

function listTaxColumns({ stateTax }: Invoice): readonly Column<Group>[] {
  const { columns } = words
  const half = ({ rate }: Group) => percent(rate / 2)
  const halves: readonly Column<Group>[] = [
    { title: words.cgst, mm: 34, text: (row) => `${amountText(row.cgst)} (${half(row)})` },
    { title: stateTax ?? '', mm: 34, text: (row) => `${amountText(row.sgst)} (${half(row)})` },
  ]
  const whole: readonly Column<Group>[] = [
    { title: words.igst, mm: 68, text: (row) => `${amountText(row.igst)} (${percent(row.rate)})` },
  ]
  return [
    { title: columns.hsn, mm: 40, text: ({ hsn }) => hsn, align: 'left' },
    { title: columns.quantity, mm: 16, text: quantityText },
    { title: words.taxableValue, mm: 30, text: ({ taxable }) => amountText(taxable) },
    ...(stateTax === null ? whole : halves),
    { title: columns.total, mm: 28, text: ({ total }) => amountText(total) },
  ]
}

/** @returns the y below the goods, the totals and the tax summary */
export function drawGoods(paper: Paper, invoice: Invoice, top: number): number {
  let y = drawTable(paper, listColumns(invoice), invoice.lines, top)
  y = drawSums(paper, invoice, y + mm(2))
  if (invoice.kind === 'bill-of-supply') return y
  const title = { x: margin, width: inner, size: 9, colour: muted }
  y = paper.write(words.summary, { ...title, y: y + mm(4) })
  return drawTable(paper, listTaxColumns(invoice), invoice.byHsn, y + 2)
}

function drawTable<Row>(
  paper: Paper,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  top: number,
): number {
  let y = drawTitles(paper, columns, top)
  for (const row of rows) {
    if (y + mm(14) > LAST) {
      paper.doc.addPage()
      y = drawTitles(paper, columns, margin)
    }
    y = drawRow(paper, columns, row, y)
  }
  return y
}

/** The position of each column. */
function placed<Row>(columns: readonly Column<Row>[]) {
  let x: number = margin
  return columns.map((column) => {
    const align = column.align ?? ('right' as const)
    const at = { x: x + PAD / 2, width: mm(column.mm) - PAD, align }
    x += mm(column.mm)
    return [column, at] as const
  })
}

function drawTitles<Row>(paper: Paper, columns: readonly Column<Row>[], y: number): number {
  paper.doc.rect(margin, y, inner, mm(7)).fill('#f3ece2')
  for (const [{ title }, at] of placed(columns))
    paper.write(title, { ...at, y: y + 4, size: 9, font: 'strong' })
  return y + mm(7) + 3
}

function drawRow<Row>(
  paper: Paper,
  columns: readonly Column<Row>[],
  row: Row,
  top: number,
): number {
  let end = top
  for (const [{ text, more }, at] of placed(columns)) {
    let y = paper.write(text(row), { ...at, y: top, size: 10 })
    const small = more?.(row) ?? ''
    if (small !== '') y = paper.write(small, { ...at, y, size: 8.5, colour: muted })
    end = Math.max(end, y)
  }
  paper.doc.lineWidth(0.5).strokeColor('#d9d0c3')
  paper.doc
    .moveTo(margin, end + 2)
    .lineTo(page - margin, end + 2)
    .stroke()
  return end + 5
}

function drawSums(paper: Paper, { kind, sums, stateTax, inWords }: Invoice, top: number): number {
  const lines = kind === 'bill-of-supply' ? [] : listTaxes(sums, stateTax)
  let y = top
  if (y + mm(34) > LAST) {
    paper.doc.addPage()
    y = margin
  }
  const begin = y
  const label = { x: page - margin - mm(76), width: mm(40) }
  const amount = { x: page - margin - mm(36), width: mm(36) - PAD / 2, align: 'right' } as const
  for (const [name, paise] of lines) {
    paper.write(name, { ...label, y, size: 10, colour: muted })
    y = paper.write(amountText(paise), { ...amount, y, size: 10 })
  }
  const strong = { y: y + 2, size: 15, font: 'strong' } as const
  paper.write(words.total, { ...label, ...strong })
  y = paper.write(`₹${amountText(sums.total)}`, { ...amount, ...strong })
  const left = { x: margin, width: inner - mm(84) }
  const below = paper.write(words.inWords, { ...left, y: begin, size: 9, colour: muted })
  return Math.max(y, paper.write(inWords, { ...left, y: below, size: 10.5, font: 'strong' }))
}

function listTaxes(
  { taxable, cgst, sgst, igst }: Invoice['sums'],
  stateTax: Invoice['stateTax'],
): readonly (readonly [label: string, paise: number])[] {
  const value = [words.taxableValue, taxable] as const
  if (stateTax === null) return [value, [words.igst, igst]]
  return [value, [words.cgst, cgst], [stateTax, sgst]]
}
