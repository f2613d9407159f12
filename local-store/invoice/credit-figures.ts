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

/** What earlier notes gave back of an invoice: lines as in the invoice, in its order. */
type Credited = Pick<InvoiceFigures, 'lines'>

/**
 * The figures of a credit note over part of an invoice, or all of it, with the tax split as there. It has each line of the
 * invoice, also those of which it gives nothing back; only one that is given back at once and whole has a quantity. All the
 * notes of an invoice never take out more of a line, or of a tax, than the invoice put in.
 * @param earlier notes of the same invoice
 * @param amount paise, at most what is left
 */
export function toCreditFigures(
  invoice: Invoice,
  earlier: readonly Credited[],
  amount: number,
): InvoiceFigures {
  const before = invoice.lines.map((_, at) =>
    earlier.reduce((sum, note) => sum + (note.lines[at]?.total ?? 0), 0),
  )
  const shares = splitAmount(
    amount,
    invoice.lines.map(({ total }, at) => total - (before[at] ?? 0)),
  )
  const isWithin = invoice.stateTax !== null
  const lines = invoice.lines.map((line, at) =>
    toLine(line, before[at] ?? 0, shares[at] ?? 0, isWithin),
  )
  const { kind, seller, placeOfSupply, stateTax } = invoice
  const sums = addUp(lines)
  const credited = lines.filter(({ total }) => total > 0)
  return {
    ...{ kind, seller, placeOfSupply, stateTax, lines, sums },
    byHsn: groupByHsn(credited),
    inWords: amountInWords(sums.total),
  }
}

function toLine(line: InvoiceLine, before: number, share: number, isWithin: boolean): InvoiceLine {
  const isWhole = share === line.total
  const part = isWhole ? {} : { quantity: 0, discount: 0, delivery: 0 }
  const after = takeTaxOut(before + share, line.rate, isWithin)
  return { ...line, ...part, ...subtract(after, takeTaxOut(before, line.rate, isWithin)) }
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
