import { setImmediate } from 'node:timers/promises'
import type { Hono } from 'hono'
import { PlainPage } from '#app/desk/door-pages.tsx'
import { deskOrders } from '#content/desk/orders.ts'
import { deskPapers as words } from '#content/desk/papers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { DeskOrder } from '#local-store/order-desk/order-desk.ts'
import type { DeskEnv, DeskRequest, DeskStore } from './desk-request.ts'
import type { PrintPapers } from './paper-printer.ts'
import type { Invoiced } from './papers/print-papers.ts'
import { renderPage } from './render-page.tsx'

/** Orders of one document. */
const MOST = 200

/** Packing slips and invoices of chosen orders. By a form that is sent: a first invoice takes a number. */
export function addPapers(
  site: Hono<DeskEnv>,
  store: DeskStore,
  printPapers: PrintPapers = printHere,
): void {
  site.post(deskPaths.papers('slips'), (c) =>
    answer(c, store, 'slips', (orders) => printPapers({ what: 'slips', orders })),
  )
  const { invoices } = store
  if (invoices === null) return
  site.post(deskPaths.papers('invoices'), (c) =>
    answer(c, store, 'invoices', async (orders) => {
      const invoiced: Invoiced[] = []
      for (const acted of orders) {
        const outcome = await invoices.issue(acted.order.id)
        const invoice = outcome.type === 'issued' ? outcome.invoice : outcome.message
        invoiced.push({ acted, invoice })
        // A first invoice is a commit to the disk: others have their turn after each.
        await setImmediate()
      }
      return printPapers({ what: 'invoices', orders: invoiced })
    }),
  )
}

/** In the shop itself: in development and in tests. */
const printHere: PrintPapers = async (job) =>
  (await import('./papers/print-papers.ts')).printPapers(job)

type Print = (orders: readonly DeskOrder[]) => ReturnType<PrintPapers>

async function answer(
  c: DeskRequest,
  { orderDesk }: DeskStore,
  what: 'slips' | 'invoices',
  print: Print,
): Promise<Response> {
  const form = await c.req.parseBody({ all: true })
  const chosen = [form.chosen ?? []].flat().map((each) => Number.parseInt(String(each), 10))
  const ids = [...new Set(chosen)].filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length > MOST) return refuse(words.tooMany(MOST))
  const orders = ids.flatMap((id) => orderDesk.findOrder(id) ?? [])
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

/** In a page of its own, since papers open in one. */
function refuse(text: string, status = 422): Response {
  const link = { path: deskPaths.orders, label: deskOrders.title }
  return renderPage(<PlainPage title={words.print} text={text} link={link} />, status)
}
