import { splitAmount } from '../store/split-amount.ts'
import { amountInWords } from './amount-in-words.ts'
import type { Invoice } from './invoice-book.ts'
import {
  addUp,
  groupByHsn,
  type InvoiceFigures,
  type InvoiceLine,
  type TaxedAmount,
  takeTaxOut,
} from './invoice-figures.ts'

/** What earlier notes credited: the invoice's lines, in the same order. */
type Credited = Pick<InvoiceFigures, 'lines'>

/** Paise, at most what is left to credit; `goods` leaves out each line's share of delivery. */
export type CreditRequest = { readonly what: 'any' | 'goods'; readonly amount: number }

/**
 * The figures of a credit note for all or part of an invoice, with the tax split as on the invoice. It has every line
 * of the invoice, even those it credits nothing of; a line has a quantity only if its goods are credited in one go. All
 * notes of an invoice together never credit more of a line, or of a tax, than the invoice has.
 * @param earlier notes of the same invoice
 */
export function toCreditFigures(
  invoice: Invoice,
  earlier: readonly Credited[],
  { what, amount }: CreditRequest,
): InvoiceFigures {
  const before = invoice.lines.map((_, at) =>
    earlier.reduce((sum, note) => sum + (note.lines[at]?.total ?? 0), 0),
  )
  const shares = splitAmount(
    amount,
    invoice.lines.map((line, at) => Math.max(0, creditable(line, what) - (before[at] ?? 0))),
  )
  const isWithin = invoice.stateTax !== null
  const lines = invoice.lines.map((line, at) =>
    toLine(line, before[at] ?? 0, { what, amount: shares[at] ?? 0 }, isWithin),
  )
  const { kind, seller, placeOfSupply, stateTax } = invoice
  const sums = addUp(lines)
  const credited = lines.filter(({ total }) => total > 0)
  return {
    kind,
    seller,
    placeOfSupply,
    stateTax,
    lines,
    sums,
    byHsn: groupByHsn(credited),
    inWords: amountInWords(sums.total),
  }
}

const creditable = ({ total, delivery }: InvoiceLine, what: CreditRequest['what']) =>
  what === 'goods' ? total - delivery : total

function toLine(
  line: InvoiceLine,
  before: number,
  { what, amount }: CreditRequest,
  isWithin: boolean,
): InvoiceLine {
  const isWhole = before === 0 && amount === creditable(line, what)
  const part = isWhole ? {} : { quantity: 0, discount: 0 }
  const delivery = isWhole && what === 'any' ? line.delivery : 0
  const after = takeTaxOut(before + amount, line.rate, isWithin)
  return { ...line, ...part, delivery, ...subtract(after, takeTaxOut(before, line.rate, isWithin)) }
}

function subtract(one: TaxedAmount, other: TaxedAmount): TaxedAmount {
  return {
    taxable: one.taxable - other.taxable,
    cgst: one.cgst - other.cgst,
    sgst: one.sgst - other.sgst,
    igst: one.igst - other.igst,
    total: one.total - other.total,
  }
}
