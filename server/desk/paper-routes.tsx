import type { Hono } from 'hono'
import { PlainPage } from '#app/desk/door-pages.tsx'
import { deskOrders } from '#content/desk/orders.ts'
import { deskPapers as words } from '#content/desk/papers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { CreditBook } from '#local-store/invoice/credit-book.ts'
import type { DeskOrder } from '#local-store/order-desk/order-desk.ts'
import type { DeskEnv, DeskRequest, DeskStore } from './desk-request.ts'
import { renderPage } from './render-page.tsx'

/** Orders of one document. */
const MOST = 200

/** Packing slips, invoices and credit notes of chosen orders. By a form that is sent: an invoice or credit note takes a number when it is first printed. */
export function addPapers(site: Hono<DeskEnv>, store: DeskStore): void {
  site.post(deskPaths.papers('slips'), (c) =>
    answer(c, store, 'slips', async (orders) => {
      const { printSlips } = await import('./papers/print-papers.ts')
      return printSlips(orders)
    }),
  )
  const { invoices, creditNotes } = store
  if (creditNotes !== null) addCreditNotes(site, store, creditNotes)
  if (invoices === null) return
  site.post(deskPaths.papers('invoices'), (c) =>
    answer(c, store, 'invoices', async (orders) => {
      const { printInvoices } = await import('./papers/print-papers.ts')
      const invoiced = []
      for (const acted of orders) {
        const outcome = await invoices.issue(acted.order.id)
        const invoice = outcome.type === 'issued' ? outcome.invoice : outcome.message
        invoiced.push({ acted, invoice })
      }
      return printInvoices(invoiced)
    }),
  )
}

/** Each of an order's credit notes on a sheet of its own. */
function addCreditNotes(site: Hono<DeskEnv>, store: DeskStore, book: CreditBook): void {
  site.post(deskPaths.papers('credit-notes'), (c) =>
    answer(c, store, 'credit-notes', async (orders) => {
      const { printCreditNotes } = await import('./papers/print-papers.ts')
      const sheets = []
      for (const acted of orders) {
        const outcome = await book.issue(acted.order.id)
        const notes = outcome.type === 'issued' ? outcome.notes : [outcome.message]
        sheets.push(...notes.map((note) => ({ acted, note })))
      }
      return printCreditNotes(sheets)
    }),
  )
}

type Print = (orders: readonly DeskOrder[]) => Promise<Uint8Array<ArrayBuffer>>

async function answer(
  c: DeskRequest,
  { orderDesk }: DeskStore,
  what: 'slips' | 'invoices' | 'credit-notes',
  print: Print,
): Promise<Response> {
  const form = await c.req.parseBody({ all: true })
  const chosen = [form.chosen ?? []].flat().map((each) => Number.parseInt(String(each), 10))
  const ids = [...new Set(chosen)].filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length > MOST) return refuse(words.tooMany(MOST))
  const orders = ids.flatMap((id) => orderDesk.findOrder(id) ?? [])
  if (orders.length === 0) return refuse(deskOrders.nothingChosen)
  const pdf = await print(orders)
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

/** In a page of its own, since papers open in one. */
function refuse(text: string): Response {
  const link = { path: deskPaths.orders, label: deskOrders.title }
  return renderPage(<PlainPage title={words.print} text={text} link={link} />, 422)
}
