import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { deskPapers, slipWords as words } from '#content/desk/papers.ts'
import { printedBrand } from '#desk/letters/letter-colours.ts'
import { choiceOf } from '#local-store/catalogue/only-option.ts'
import type { OrderWithProgress } from '#local-store/merchant-orders/order-actions.ts'
import { unusualDelivery } from '#local-store/store/delivery-options.ts'
import { brand } from '#merchant/brand.ts'
import { fullName } from '../orders/buyer-address.ts'
import { type Block, isPrintable, mm, type Paper, sheet } from './paper.ts'
import { dayText } from './paper-amount.ts'

const { margin, width: page } = sheet
const inner = page - 2 * margin
const right = page - margin
/** The box to tick, as wide as a thumb. */
const TICK = mm(8)
const LAST = sheet.height - mm(24)

/** One order per sheet, for the packer: what, how many, where to, and what the courier collects. */
export function drawSlip(paper: Paper, current: OrderWithProgress): void {
  const { order } = current
  paper.doc.addPage()
  let y = drawHead(paper, current)
  y = drawAddress(paper, current, y)
  y = drawMoney(paper, current, y)
  if (order.note !== '') {
    paper.write(words.note, { x: margin, y, width: inner, size: 9, colour: '#6b6257' })
    y = paper.write(order.note, { x: margin, y: y + 13, width: inner, size: 13 })
    y = writeDoubt(paper, order.note, { x: margin, y, width: inner }) + mm(3)
  }
  for (const line of order.lines) {
    if (y + mm(16) > LAST) {
      paper.doc.addPage()
      const ink = { x: margin, width: inner, size: 16, font: 'strong' } as const
      y = paper.write(`${order.number} · ${words.title}`, { ...ink, y: margin }) + mm(4)
    }
    y = drawLine(paper, line, y)
  }
  drawFoot(paper, current)
}

function drawHead(paper: Paper, { order }: OrderWithProgress): number {
  const half = inner / 2
  const ink = { font: 'display', colour: printedBrand } as const
  paper.write(brand.wordmark, { ...ink, size: 22, x: margin, y: margin, width: half })
  const to = { x: margin + half, width: half, align: 'right' } as const
  paper.write(order.number, { ...to, font: 'strong', size: 30, y: margin - 6 })
  const under = { size: 10, colour: '#6b6257', y: margin + 32 } as const
  paper.write(words.title, { ...under, x: margin, width: half })
  paper.write(words.placed(dayText(order.createdAt)), { ...under, ...to })
  return margin + mm(20)
}

function drawAddress(paper: Paper, { order }: OrderWithProgress, top: number): number {
  const { deliveryAddress: to, phone } = order
  const box = { x: margin + mm(5), width: inner - mm(10) }
  const name = fullName(to)
  const street = [to.company ?? '', to.address1, to.address2].filter(Boolean).join(', ')
  let y = top + mm(4)
  y = paper.write(words.shipTo, { ...box, y, size: 9, colour: '#6b6257' })
  y = paper.write(name, { ...box, y, size: 18, font: 'strong' })
  y = paper.write(street, { ...box, y, size: 14 })
  y = paper.write(`${to.city}, ${to.province}`, { ...box, y, size: 14 })
  const half = { ...box, width: box.width / 2 }
  paper.write(words.phone(to.phone || phone), {
    ...half,
    x: box.x + half.width,
    y: y + 8,
    size: 14,
    align: 'right' as const,
  })
  y = paper.write(to.zip, { ...half, y, size: 22, font: 'strong' })
  y = writeDoubt(paper, [name, street, to.city, to.province].join(' '), { ...box, y })
  paper.doc.lineWidth(1.5).strokeColor('#1d1a16')
  paper.doc.roundedRect(margin, top, inner, y - top + mm(3), 6).stroke()
  return y + mm(8)
}

/** Says that a text has question marks for letters. @returns the y below, which is the block's when it has none */
function writeDoubt(paper: Paper, text: string, block: Omit<Block, 'size'>): number {
  if (isPrintable(text)) return block.y
  return paper.write(deskPapers.unprintable, { ...block, size: 11, font: 'strong' })
}

/** Prominent, because a courier who forgets to collect, or collects twice, is the most expensive mistake. */
function drawMoney(paper: Paper, { order, progress }: OrderWithProgress, y: number): number {
  const currency = order.totals.currency.code
  const due = formatExactMoney({ minor: order.totals.due, currency })
  const { payment } = progress
  const isDue = payment === 'pending'
  const text = isDue ? words.collect(due) : words.settled[payment]
  const line = progress.state === 'cancelled' ? words.cancelled : text
  const isLoud = isDue || progress.state === 'cancelled'
  if (isLoud) paper.doc.roundedRect(margin, y, inner, mm(10), 6).fill('#1d1a16')
  const ink = { size: 15, font: 'strong', colour: isLoud ? '#ffffff' : '#1d1a16' } as const
  paper.write(line, { ...ink, x: margin + mm(isLoud ? 5 : 0), y: y + mm(1.5), width: inner })
  const delivery = unusualDelivery(order.totals)
  if (delivery === '') return y + mm(14)
  const below = { size: 15, font: 'strong', x: margin, y: y + mm(12), width: inner } as const
  return paper.write(words.sendAs(delivery), below) + mm(3)
}

function drawLine(
  paper: Paper,
  line: OrderWithProgress['order']['lines'][number],
  y: number,
): number {
  const { quantity, productTitle, variantTitle, sku, attributes } = line
  const { doc } = paper
  doc.lineWidth(1.5).strokeColor('#1d1a16')
  doc.rect(margin, y + mm(1), TICK, TICK).stroke()
  const count = { x: margin + TICK, width: mm(20), align: 'right', y: y - 1 } as const
  // Bold, because a quantity above one is easily overlooked.
  paper.write(`${quantity} ×`, { ...count, size: 24, font: quantity > 1 ? 'strong' : 'text' })
  const text = { x: margin + TICK + mm(25), width: inner - TICK - mm(25) }
  let below = paper.write(productTitle, { ...text, y: y + 2, size: 15, font: 'strong' })
  const visible = attributes.filter(({ key }) => !key.startsWith('_'))
  const more = [
    choiceOf(variantTitle),
    sku,
    ...visible.map(({ key, value }) => `${key}: ${value}`),
  ].filter(Boolean)
  if (more.length > 0) below = paper.write(more.join(' · '), { ...text, y: below, size: 11 })
  below = writeDoubt(paper, [productTitle, ...more].join(' '), { ...text, y: below })
  const end = Math.max(below, y + TICK + mm(1)) + mm(2)
  doc.lineWidth(0.5).strokeColor('#b9b0a3').moveTo(margin, end).lineTo(right, end).stroke()
  return end + mm(3)
}

function drawFoot(paper: Paper, { order: { lines } }: OrderWithProgress): void {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const y = LAST + mm(4)
  paper.write(words.pieces(pieces, lines.length), {
    x: margin,
    y,
    width: inner / 2,
    size: 15,
    font: 'strong' as const,
  })
  const to = { x: margin + inner / 2, width: inner / 2 - mm(42), align: 'right' } as const
  paper.write(words.packedBy, { ...to, y: y + 4, size: 10, colour: '#6b6257' })
  paper.doc.lineWidth(0.75).strokeColor('#1d1a16')
  paper.doc
    .moveTo(right - mm(40), y + 18)
    .lineTo(right, y + 18)
    .stroke()
}
