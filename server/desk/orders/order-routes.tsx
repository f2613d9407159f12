import type { Hono } from 'hono'
import { OrderPage } from '#app/desk/orders/order-page.tsx'
import type { TriedAction } from '#app/desk/orders/order-view.ts'
import { OrdersPage } from '#app/desk/orders/orders-page.tsx'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import {
  type DeskEnv,
  type DeskRequest,
  ID,
  idOf,
  readForm,
  readId,
  viewerOf,
} from '../requests/desk-request.ts'
import { redirectWith } from '../requests/notice-cookie.ts'
import { renderPage } from '../requests/render-page.tsx'
import { addDispatch } from './dispatch-routes.tsx'
import { exportOrders } from './export-orders.ts'
import { readOrderListParams, toOrderFilter } from './order-list-params.ts'
import { toOrderRow, toOrderView } from './order-words.ts'
import { readOrderAction } from './read-order-action.ts'

/** Orders of the local store: lists, single orders, and actions on them. */
export function addOrders(site: Hono<DeskEnv>, orders: MerchantOrders): void {
  site.get(deskPaths.orders, (c) => showOrders(c, orders))
  site.get(deskPaths.exportOrders, (c) => exportOrders(c, orders))
  addDispatch(site, orders)
  site.post(deskPaths.severalOrders, (c) => actOnSeveral(c, orders))
  site.get(`${deskPaths.orders}/${ID}`, (c) => showOrder(c, orders))
  site.post(`${deskPaths.orders}/${ID}/:action`, (c) => actOnOrder(c, orders))
}

async function showOrders(
  c: DeskRequest,
  orders: MerchantOrders,
  refusals: readonly string[] = [],
): Promise<Response> {
  const params = readOrderListParams(c)
  const page = orders.listOrders({ ...toOrderFilter(params), after: params.before })
  return renderPage(
    <OrdersPage
      viewer={viewerOf(c)}
      params={params}
      orders={page.orders.map(toOrderRow)}
      next={page.next}
      refusals={refusals}
    />,
    refusals.length === 0 ? 200 : 422,
  )
}

/** Handles each order separately: a refused one does not stop the others. */
async function actOnSeveral(c: DeskRequest, orders: MerchantOrders): Promise<Response> {
  const form = await c.req.parseBody({ all: true })
  const chosen = [form.chosen ?? []].flat().map(String)
  const action = readOrderAction(String(form.act), () => '', '')
  if (chosen.length === 0) return showOrders(c, orders, [words.nothingChosen])
  if (
    action === null ||
    typeof action === 'string' ||
    !Object.hasOwn(words.bulkActions, action.type)
  )
    return c.notFound()
  const refusals: string[] = []
  for (const each of chosen) {
    const [id, version] = each.split(':').map(Number)
    const who = c.var.session.member.name
    const outcome = await orders.act({ orderId: id ?? 0, version: version ?? 0, who, action })
    if (outcome.type === 'refused') refusals.push(outcome.message)
  }
  const done = chosen.length - refusals.length
  const notice = done > 0 ? [words.done(done)] : []
  if (refusals.length > 0) return showOrders(c, orders, [...notice, ...new Set(refusals)])
  return redirectWith(c, deskPaths.orders + new URL(c.req.url).search, notice)
}

async function showOrder(
  c: DeskRequest,
  orders: MerchantOrders,
  refusal: string | null = null,
  tried: TriedAction | null = null,
): Promise<Response> {
  const order = orders.findOrder(idOf(c))
  if (order === null) return c.notFound()
  return renderPage(
    <OrderPage viewer={viewerOf(c)} order={toOrderView(order)} refusal={refusal} tried={tried} />,
    refusal === null ? 200 : 422,
  )
}

async function actOnOrder(c: DeskRequest, orders: MerchantOrders): Promise<Response> {
  const field = await readForm(c)
  const order = orders.findOrder(idOf(c))
  if (order === null) return c.notFound()
  const { id: orderId, totals } = order.order
  const name = c.req.param('action') ?? ''
  const action = readOrderAction(name, field, totals.currency.code)
  if (action === null) return c.notFound()
  const refuse = (sentence: string) => showOrder(c, orders, sentence, { name, field })
  if (typeof action === 'string') return refuse(action)
  const who = c.var.session.member.name
  const outcome = await orders.act({ orderId, version: readId(field('version')) ?? 0, who, action })
  if (outcome.type === 'refused') return refuse(outcome.message)
  return redirectWith(c, deskPaths.order(orderId), outcome.notes)
}
