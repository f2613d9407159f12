import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { type StockListParams, StockPage } from '#app/desk/stock/stock-page.tsx'
import type { StockFilterName } from '#app/desk/stock/stock-view.ts'
import { deskStock as words } from '#content/desk/stock.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MerchantStock } from '#local-store/merchant-stock/merchant-stock.ts'
import {
  type DeskEnv,
  type DeskRequest,
  readForm,
  searchOf,
  viewerOf,
} from '../requests/desk-request.ts'
import { redirectWith } from '../requests/notice-cookie.ts'
import { renderPage } from '../requests/render-page.tsx'
import { showHistory } from './stock-history.tsx'
import { readStockRows, toStockRow } from './stock-rows.ts'

const isFilter = (text: string): text is StockFilterName => Object.hasOwn(words.filters, text)

/** Stock and prices of the local store: a table in which many rows change at once. */
export function addStock(site: Hono<DeskEnv>, stock: MerchantStock): void {
  site.get(deskPaths.stock, (c) => show(c, stock, notRefused))
  site.post(deskPaths.stock, (c) => save(c, stock))
  site.get(`${deskPaths.stock}/:id{[0-9]{1,15}}`, (c) => showHistory(c, stock))
}

type Refused = {
  readonly refusal: string | null
  readonly faults: ReadonlyMap<number, string>
  /** The typed values. */
  readonly field: ((name: string) => string) | null
}

const notRefused: Refused = { refusal: null, faults: new Map(), field: null }

function show(c: DeskRequest, stock: MerchantStock, { refusal, faults, field }: Refused): Response {
  const showParam = c.req.query('show') ?? ''
  const params: StockListParams = {
    show: isFilter(showParam) ? showParam : 'all',
    search: searchOf(c),
    after: c.req.query('after') ?? null,
  }
  const page = stock.listVariants(params)
  const rows = page.variants.map((variant) => toStockRow(variant, field, faults))
  return renderPage(
    <StockPage
      viewer={viewerOf(c)}
      params={params}
      rows={rows}
      next={page.next}
      formKey={field?.(formFields.key) || randomUUID()}
      refusal={refusal}
    />,
    refusal === null ? 200 : 422,
  )
}

async function save(c: DeskRequest, stock: MerchantStock): Promise<Response> {
  const form = await c.req.parseBody()
  const field = await readForm(c)
  // A form without its key counts as a new one.
  const key = field(formFields.key) || randomUUID()
  const done = (text: string) =>
    redirectWith(c, deskPaths.stock + new URL(c.req.url).search, [text])
  // Before its rows are read: after a second tap the store's values are those of the first.
  if (stock.hasForm(key)) return done(words.already)
  const read = readStockRows(Object.keys(form), field, (id) => stock.findVariant(id))
  const refuse = (text: string, faults: ReadonlyMap<number, string>) =>
    show(c, stock, { refusal: text, faults, field })
  if (read.faults.size > 0) return refuse([...read.faults.values()][0] ?? '', read.faults)
  if (read.rows.length === 0) return done(words.nothing)
  const who = c.var.session.member.name
  const outcome = await stock.change({ who, form: key, rows: read.rows })
  if (outcome.type === 'refused') {
    const faults = outcome.rows.map(({ variantId, message }) => [variantId, message] as const)
    return refuse(outcome.message, new Map(faults))
  }
  return done(outcome.type === 'already' ? words.already : words.saved(read.rows.length))
}
