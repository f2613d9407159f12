import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import type { OrderProgress } from '../store/order-progress.ts'
import type { Store } from '../store/store.ts'
import { type CreditRequest, toCreditFigures } from './credit-figures.ts'
import {
  type Asked,
  financialYear,
  type Invoice,
  type InvoiceBook,
  type InvoiceSettings,
} from './invoice-book.ts'

/** Credits an invoice in full or in part (CGST Act, section 34). */
export type CreditNote = Invoice & {
  /** The invoice it corrects. */
  readonly corrects: Pick<Invoice, 'number' | 'issuedAt'>
}

export type CreditOutcome =
  /** All notes of the order, oldest first. */
  | { readonly type: 'issued'; readonly notes: readonly [CreditNote, ...CreditNote[]] }
  | { readonly type: 'refused'; readonly message: string }

/**
 * Issues a credit note for what is to be credited and has not been yet, and returns all notes of the order. To be
 * credited is all of a cancelled order; all of a refused order, or only its goods, depending on the settings;
 * otherwise the recorded refunds. Numbers like `PG/26-27/C0001` are a separate series without gaps.
 */
export type CreditBook = ReturnType<typeof createCreditBook>

export type CreditNotePage = {
  readonly notes: readonly CreditNote[]
  /** `after` for the next page; null on the last one. */
  readonly next: number | null
}

/** The row of credit notes in the table of the invoices' series: `C26-27`. */
export const creditSeries = (year: string): string => `C${year}`

const noInvoice = 'There is no invoice, so there is nothing to correct.'

type BookStore = Pick<Store, 'database' | 'orderProgress' | 'transaction' | 'now'>

/** @param settings the invoices' settings */
export function createCreditBook(
  { database, orderProgress, transaction, now }: BookStore,
  { prefix, creditForRefused }: Pick<InvoiceSettings, 'prefix' | 'creditForRefused'>,
  findInvoice: InvoiceBook['find'],
) {
  const select = database.prepare(
    'SELECT record FROM credit_notes WHERE order_id = ? ORDER BY rowid',
  )
  const insert = database.prepare(
    'INSERT INTO credit_notes (number, order_id, record) VALUES (?, ?, ?)',
  )
  // In the table of the invoices' series: after a restored backup each series continues from its last number.
  const count = database.prepare(
    `INSERT INTO invoice_series (year, last) VALUES (?, 1)
     ON CONFLICT (year) DO UPDATE SET last = last + 1 RETURNING last`,
  )
  const listOf = (orderId: number) => select.all(orderId).map(readNote)

  function add(invoice: Invoice, earlier: readonly CreditNote[], left: CreditRequest): CreditNote {
    const year = financialYear(now())
    const position = Number(count.get(creditSeries(year))?.last)
    const note = {
      ...toCreditFigures(invoice, earlier, left),
      orderId: invoice.orderId,
      issuedAt: now().toISOString(),
      number: `${prefix}/${year}/C${String(position).padStart(4, '0')}`,
      corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
    }
    insert.run(note.number, note.orderId, JSON.stringify(note))
    return note
  }

  function issue(orderId: number): CreditOutcome {
    const invoice = findInvoice(orderId)
    if (invoice === null) return { type: 'refused', message: noInvoice }
    const earlier = listOf(orderId)
    const { what, amount } = totalCredit(invoice, orderProgress.get(orderId), creditForRefused)
    const left = { what, amount: amount - sumOf(earlier) }
    const added = left.amount > 0 ? [add(invoice, earlier, left)] : []
    const [first, ...others] = [...earlier, ...added]
    return first === undefined
      ? { type: 'refused', message: 'Nothing on this invoice was refunded.' }
      : { type: 'issued', notes: [first, ...others] }
  }

  return {
    issue: async (orderId: number) => retryWhileBusy(() => transaction(() => issue(orderId))),
    list: createNoteList(database),
  }
}

/** The notes of all orders, oldest first. */
function createNoteList(database: BookStore['database']) {
  // Notes are inserted in the order of their numbers, and none is deleted.
  const select = database.prepare(
    'SELECT rowid, record FROM credit_notes WHERE rowid > ? ORDER BY rowid LIMIT ?',
  )
  return ({ after, first }: Asked<number>): CreditNotePage => {
    // One more row shows whether there is a next page.
    const rows = select.all(after ?? 0, first + 1)
    const shown = rows.slice(0, first)
    const next = rows.length > first ? Number(shown.at(-1)?.rowid) : null
    return { notes: shown.map(readNote), next }
  }
}

/** Only a credit book writes this column, from a CreditNote. */
function readNote({ record }: Record<string, unknown>): CreditNote {
  return JSON.parse(String(record)) as CreditNote
}

const sumOf = (notes: readonly CreditNote[]) => notes.reduce((sum, { sums }) => sum + sums.total, 0)

/** How much of an invoice is to be credited in all. Refunds always count. */
function totalCredit(
  { lines, sums: { total } }: Invoice,
  { state, refunded }: OrderProgress,
  creditForRefused: InvoiceSettings['creditForRefused'],
): CreditRequest {
  const delivery = lines.reduce((sum, line) => sum + line.delivery, 0)
  const goods = total - delivery
  if (state === 'refused' && creditForRefused === 'goods' && refunded <= goods)
    return { what: 'goods', amount: goods }
  const isUndone = state === 'cancelled' || (state === 'refused' && creditForRefused !== 'goods')
  return { what: 'any', amount: isUndone ? total : Math.min(refunded, total) }
}
