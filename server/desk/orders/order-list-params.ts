import type { OrderFilterName } from '#app/desk/orders/order-view.ts'
import type { OrderListParams } from '#app/desk/orders/orders-page.tsx'
import type { OrderFilter } from '#local-store/merchant-orders/list-orders.ts'
import { type DeskRequest, searchOf } from '../requests/desk-request.ts'

const filters: Readonly<Record<OrderFilterName, OrderFilter>> = {
  open: { states: ['new', 'packed'] },
  dispatched: { states: ['dispatched'] },
  cash: { states: ['dispatched', 'delivered'], payments: ['pending'] },
  done: { states: ['delivered'] },
  gone: { states: ['cancelled', 'refused'] },
  all: {},
}

const isFilter = (text: string): text is OrderFilterName => Object.hasOwn(filters, text)

/** The orders that a URL asks for: the same for the list and its file. */
export function readOrderListParams(c: DeskRequest): OrderListParams {
  const show = c.req.query('show') ?? ''
  return {
    show: isFilter(show) ? show : 'open',
    search: searchOf(c),
    before: c.req.query('before') ?? null,
    isAllChosen: c.req.query('chosen') === 'all',
  }
}

export function toOrderFilter({ show, search }: OrderListParams): OrderFilter {
  return { ...filters[show], search }
}
