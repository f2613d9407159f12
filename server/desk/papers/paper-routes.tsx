import { setImmediate } from 'node:timers/promises'
import type { Hono } from 'hono'
import { PlainPage } from '#app/desk/staff/sign-in-pages.tsx'
import { deskOrders } from '#content/desk/orders.ts'
import { deskPapers as words } from '#content/desk/papers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MerchantParts } from '#local-store/create-merchant-parts.ts'
import type { CreditBook } from '#local-store/invoice/credit-book.ts'
import type { MerchantOrder } from '#local-store/merchant-orders/merchant-orders.ts'
import type { DeskEnv, DeskRequest } from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { exportCreditNotes, exportInvoices } from './export-taxes.ts'
import type { PrintPapers } from './paper-printer.ts'
import type { Credited, Invoiced } from './print-papers.ts'

/** Most orders per document. */
const MAX_PAPERS = 200

/** Packing slips, invoices and credit notes, by POST: an invoice or credit note gets its number when first printed. */
export function addPapers(
  site: Hono<DeskEnv>,
  store: MerchantParts,
  printPapers: PrintPapers = printHere,
): void {
  site.post(deskPaths.papers('slips'), (c) =>
    respondWithPapers(c, store, 'slips', (sheets) => printPapers({ what: 'slips', sheets })),
  )
  const { invoices, creditNotes } = store
  if (creditNotes !== null) addCreditNotes(site, store, { book: creditNotes, printPapers })
  if (invoices === null) return
  site.get(deskPaths.exportInvoices, (c) => exportInvoices(c, invoices, store.merchantOrders))
  site.post(deskPaths.papers('invoices'), (c) =>
    respondWithPapers(c, store, 'invoices', async (orders) => {
      const sheets: Invoiced[] = []
      for (const current of orders) {
        const outcome = await invoices.issue(current.order.id)
        const invoice = outcome.type === 'issued' ? outcome.invoice : outcome.message
        sheets.push({ current, invoice })
        // Issuing an invoice is a commit to disk: other requests run after each.
        await setImmediate()
      }
      return printPapers({ what: 'invoices', sheets })
    }),
  )
}

/** Prints each credit note of an order on a separate sheet. */
function addCreditNotes(
  site: Hono<DeskEnv>,
  store: MerchantParts,
  { book, printPapers }: { readonly book: CreditBook; readonly printPapers: PrintPapers },
): void {
  site.get(deskPaths.exportCreditNotes, (c) => exportCreditNotes(c, book, store.merchantOrders))
  site.post(deskPaths.papers('credit-notes'), (c) =>
    respondWithPapers(c, store, 'credit-notes', async (orders) => {
      const sheets: Credited[] = []
      for (const current of orders) {
        const outcome = await book.issue(current.order.id)
        const notes = outcome.type === 'issued' ? outcome.notes : [outcome.message]
        sheets.push(...notes.map((note) => ({ current, note })))
        await setImmediate()
      }
      return printPapers({ what: 'credit-notes', sheets })
    }),
  )
}

/** Renders in the shop's process, for development and tests. */
const printHere: PrintPapers = async (job) => (await import('./print-papers.ts')).printPapers(job)

type Print = (orders: readonly MerchantOrder[]) => ReturnType<PrintPapers>

async function respondWithPapers(
  c: DeskRequest,
  { merchantOrders }: MerchantParts,
  what: 'slips' | 'invoices' | 'credit-notes',
  print: Print,
): Promise<Response> {
  const form = await c.req.parseBody({ all: true })
  const chosen = [form.chosen ?? []].flat().map((each) => Number.parseInt(String(each), 10))
  const ids = [...new Set(chosen)].filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length > MAX_PAPERS) return refuse(words.tooMany(MAX_PAPERS))
  const orders = ids.flatMap((id) => merchantOrders.findOrder(id) ?? [])
  if (orders.length === 0) return refuse(deskOrders.nothingChosen)
  const pdf = await print(orders)
  if (pdf === null) return refuse(words.busy, 503)
  const { history } = c.var.desk
  const detail = `${orders.length} ${what}`
  await history.add({ who: c.var.session.member.name, subject: 'orders', what: 'printed', detail })
  const [first] = orders
  const name = orders.length === 1 ? `${what}-${first?.order.number}` : what
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
    },
  })
}

/** A whole page, because documents open in one. */
function refuse(text: string, status = 422): Response {
  const link = { path: deskPaths.orders, label: deskOrders.title }
  return renderPage(<PlainPage title={words.print} text={text} link={link} />, status)
}
