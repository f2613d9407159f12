import { dayInIndia } from '#platform/india-time.ts'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import { toOrder } from '../store/orders.ts'
import { readGstPercent, readHsn, readTaxTexts, type TaxTexts } from '../store/product-tax.ts'
import type { OrderRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import {
  type InvoiceFigures,
  type NoInvoice,
  type ProductTax,
  type Seller,
  toInvoiceFigures,
} from './invoice-figures.ts'

/** What an invoice or a credit note needs besides the order. */
export type InvoiceSettings = {
  readonly seller: Seller
  /** Prefix of each number: one to four capitals or digits. */
  readonly prefix: string
  /** The tax of products without the metafields `tax.hsn` and `tax.gst_percent`. */
  readonly defaultTax: ProductTax
  /** What to credit for an order that the buyer refused. */
  readonly creditForRefused: 'everything' | 'goods'
}

export type Invoice = InvoiceFigures & {
  /** For example `PG/26-27/00001`; the rules allow sixteen characters. */
  readonly number: string
  /** ISO 8601 */
  readonly issuedAt: string
  readonly orderId: number
}

export type InvoiceOutcome =
  | { readonly type: 'issued'; readonly invoice: Invoice }
  | { readonly type: 'refused'; readonly message: string }

export type InvoiceBook = ReturnType<typeof createInvoiceBook>

export type InvoicePage = {
  readonly invoices: readonly Invoice[]
  /** `after` for the next page; null on the last one. */
  readonly next: string | null
}

/** The page wanted: `after` is `next` of the previous page. */
export type Asked<Cursor> = { readonly after: Cursor | null; readonly first: number }

type BookStore = Pick<Store, 'database' | 'fileCatalogue' | 'orderProgress' | 'transaction' | 'now'>

export function createInvoiceBook(store: BookStore, settings: InvoiceSettings) {
  const { database } = store
  const select = database.prepare('SELECT record FROM invoices WHERE order_id = ?')
  const selectOrder = database.prepare('SELECT record FROM orders WHERE id = ?')
  const insert = database.prepare(
    'INSERT INTO invoices (order_id, number, record) VALUES (?, ?, ?)',
  )
  const count = database.prepare(
    `INSERT INTO invoice_series (year, last) VALUES (?, 1)
     ON CONFLICT (year) DO UPDATE SET last = last + 1 RETURNING last`,
  )

  function find(orderId: number): Invoice | null {
    const row = select.get(orderId)
    return row === undefined ? null : readInvoice(row)
  }

  function issue(orderId: number): InvoiceOutcome {
    const earlier = find(orderId)
    if (earlier !== null) return { type: 'issued', invoice: earlier }
    const row = selectOrder.get(orderId)
    if (row === undefined) return { type: 'refused', message: 'This order does not exist.' }
    if (store.orderProgress.get(orderId).state === 'cancelled')
      return { type: 'refused', message: 'A cancelled order has no invoice.' }
    const order = toOrder(row)
    const taxes = findTaxes(store, settings, order)
    const figures = 'problem' in taxes ? taxes : toInvoiceFigures(order, settings.seller, taxes.of)
    if ('problem' in figures) return { type: 'refused', message: figures.problem }
    const issuedAt = store.now().toISOString()
    const year = financialYear(store.now())
    const position = Number(count.get(year)?.last)
    const number = `${settings.prefix}/${year}/${String(position).padStart(5, '0')}`
    const invoice = { ...figures, number, issuedAt, orderId }
    insert.run(orderId, number, JSON.stringify(invoice))
    return { type: 'issued', invoice }
  }

  return {
    /**
     * Issues the invoice of an order; later calls return the same one. Numbers increase by one within a financial
     * year, without gaps. The buyer is not part of it: name and address are read from the order, and erased with it.
     */
    issue: async (orderId: number) => retryWhileBusy(() => store.transaction(() => issue(orderId))),
    find,
    list: createInvoiceList(database),
  }
}

/** `26-27/0000000001` for `PG/26-27/00001`, as indexed: the prefix may change, and a year may need more digits. */
const inOrder = (number: string) =>
  `substr(${number}, instr(${number}, '/') + 1, 6) || format('%010d', substr(${number}, instr(${number}, '/') + 7))`

/** The invoices of all orders, by year and number. */
function createInvoiceList(database: BookStore['database']) {
  const select = database.prepare(
    `SELECT record FROM invoices WHERE ${inOrder('number')} > ${inOrder('?1')}
     ORDER BY ${inOrder('number')} LIMIT ?2`,
  )
  return ({ after, first }: Asked<string>): InvoicePage => {
    // One more row shows whether there is a next page.
    const rows = select.all(after ?? '', first + 1)
    const invoices = rows.slice(0, first).map(readInvoice)
    return { invoices, next: rows.length > first ? (invoices.at(-1)?.number ?? null) : null }
  }
}

/** Only an invoice book writes this column, from an Invoice. */
function readInvoice({ record }: Record<string, unknown>): Invoice {
  return JSON.parse(String(record)) as Invoice
}

/** `26-27` for April 2026 to March 2027, Indian time. */
export function financialYear(time: Date): string {
  const [year = 0, month = 0] = dayInIndia(time).split('-').map(Number)
  const first = month < 4 ? year - 1 : year
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

/**
 * The taxes of an order: as they were when it was placed. An older order has those of the catalogue, which lacks hidden
 * and deleted products: without the product a tax invoice could only guess.
 */
function findTaxes(
  { fileCatalogue }: BookStore,
  { defaultTax, seller }: InvoiceSettings,
  { lines }: OrderRecord,
): { readonly of: (variantId: number) => ProductTax } | NoInvoice {
  const taxes = new Map<number, ProductTax>()
  for (const { variantId, productTitle, tax } of lines) {
    const variant = fileCatalogue.findVariant(variantId)
    const product = variant && fileCatalogue.findProduct(variant.productId)
    const texts = tax ?? (product && readTaxTexts(product))
    if (texts === null && seller.gstin !== null)
      return {
        problem: `"${productTitle}" is not in the catalogue any more, so its tax is unknown: publish it, print the invoice, then hide it again.`,
      }
    taxes.set(variantId, texts === null ? defaultTax : toProductTax(texts, defaultTax))
  }
  return { of: (variantId) => taxes.get(variantId) ?? defaultTax }
}

/** The default for what is missing or no HSN code or rate. */
function toProductTax({ hsn, percent }: TaxTexts, defaultTax: ProductTax): ProductTax {
  const rate = readGstPercent(percent)
  return {
    hsn: readHsn(hsn) ?? defaultTax.hsn,
    rate: rate === null ? defaultTax.rate : Math.round(Number(rate) * 100),
  }
}
