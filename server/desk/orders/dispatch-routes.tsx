import type { Hono } from 'hono'
import { listUrl } from '#app/desk/lists/list-url.ts'
import { DispatchPage, type DispatchPageProps } from '#app/desk/orders/dispatch-page.tsx'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import { type DeskEnv, type DeskRequest, viewerOf } from '../requests/desk-request.ts'
import { redirectWith } from '../requests/notice-cookie.ts'
import { renderPage } from '../requests/render-page.tsx'
import { toOrderRow } from './order-words.ts'

/** Parcels on one page: as many as somebody carries to the counter. */
const MAX_SHOWN = 50

type Outcome = Omit<DispatchPageProps, 'viewer' | 'orders' | 'more'>

const noOutcome: Outcome = {
  carrier: '',
  typed: new Map(),
  faults: new Map(),
  done: null,
  refusal: null,
}

/** Dispatches many parcels at once: one carrier, a tracking number each. */
export function addDispatch(site: Hono<DeskEnv>, orders: MerchantOrders): void {
  site.get(deskPaths.dispatchOrders, (c) =>
    show(c, orders, { ...noOutcome, carrier: toCarrier(c.req.query('carrier')) }),
  )
  site.post(deskPaths.dispatchOrders, (c) => dispatch(c, orders))
}

function show(c: DeskRequest, orders: MerchantOrders, outcome: Outcome): Response {
  const waiting = { states: ['new', 'packed'], isOldestFirst: true } as const
  const shown = orders.listOrders({ ...waiting, first: MAX_SHOWN }).orders.map(toOrderRow)
  const { new: placed, packed } = orders.countByState()
  const more = placed + packed - shown.length
  return renderPage(
    <DispatchPage viewer={viewerOf(c)} orders={shown} more={more} {...outcome} />,
    outcome.faults.size > 0 || outcome.refusal !== null ? 422 : 200,
  )
}

async function dispatch(c: DeskRequest, orders: MerchantOrders): Promise<Response> {
  const form = await c.req.parseBody()
  const carrier = toCarrier(form.carrier)
  const who = c.var.session.member.name
  const [typed, faults] = [new Map<number, string>(), new Map<number, string>()]
  let done = 0
  const parcels = readParcels(form)
  for (const { orderId, version, trackingNumber } of parcels) {
    const action = { type: 'dispatch', carrier, trackingNumber, trackingUrl: null } as const
    const isSame = parcels.some(
      (other) => other.orderId !== orderId && other.trackingNumber === trackingNumber,
    )
    const outcome = isSame
      ? ({ type: 'same', message: words.sameTracking(trackingNumber) } as const)
      : await orders.act({ orderId, version, who, action })
    if (outcome.type === 'done') done += 1
    else {
      typed.set(orderId, trackingNumber)
      faults.set(orderId, outcome.message)
    }
  }
  if (done > 0 && faults.size === 0)
    return redirectWith(c, listUrl(deskPaths.dispatchOrders, { carrier }), [words.done(done)])
  return show(c, orders, {
    carrier,
    typed,
    faults,
    done: done > 0 ? words.done(done) : null,
    refusal: faults.size === 0 ? words.noTracking : null,
  })
}

const toCarrier = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

type TypedParcel = {
  readonly orderId: number
  readonly version: number
  readonly trackingNumber: string
}

/** The rows with a tracking number. A scanner that beeps twice writes the same number into two of them. */
function readParcels(form: Readonly<Record<string, unknown>>): readonly TypedParcel[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const [, id, version] = /^tracking-(\d{1,9})-(\d{1,9})$/.exec(name) ?? []
    const trackingNumber = typeof value === 'string' ? value.trim() : ''
    if (id === undefined || trackingNumber === '') return []
    return [{ orderId: Number(id), version: Number(version), trackingNumber }]
  })
}
