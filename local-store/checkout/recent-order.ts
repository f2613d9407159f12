import { getCookie, setCookie } from 'hono/cookie'
import type { StoreContext } from '../request-source.ts'
import type { CartRecord, OrderRecord } from '../store/records.ts'
import { type CheckoutSite, formOrigins } from './checkout-site.ts'

/** The cookie of a browser that has just placed orders, with their status tokens, the last one first. */
const RECENT_COOKIE = 'recent-orders'
const RECENT_SECONDS = 1800
const MAX_RECENT = 3

/** Makes the order known to the browser's other checkouts for half an hour. */
export function rememberOrder(context: StoreContext, site: CheckoutSite, order: OrderRecord): void {
  const tokens = [...new Set([order.statusToken, ...readRecentOrders(context)])]
  setCookie(context, RECENT_COOKIE, tokens.slice(0, MAX_RECENT).join('.'), {
    ...{ path: `${site.basePath}/checkouts`, maxAge: RECENT_SECONDS },
    ...{ httpOnly: true, sameSite: 'Lax' },
    secure: formOrigins(site).some((origin) => origin.startsWith('https:')),
  })
}

/** The status tokens of the orders that this browser has just placed. */
export function readRecentOrders(context: StoreContext): readonly string[] {
  return getCookie(context, RECENT_COOKIE)?.split('.').slice(0, MAX_RECENT) ?? []
}

/**
 * The last order that the browser has just placed and that has games of this cart: a checkout was open in two tabs, and
 * paying in both buys them twice.
 */
export function findRepeatedOrder(
  { orders }: Pick<CheckoutSite, 'orders'>,
  statusTokens: readonly string[],
  cart: CartRecord,
): OrderRecord | null {
  const recent = statusTokens.map((token) => orders.findByStatusToken(token))
  return recent.find((order) => order !== null && listRepeated(order, cart).length > 0) ?? null
}

/** What an order and a cart both have, as the order has it. */
export function listRepeated({ lines }: OrderRecord, cart: CartRecord): OrderRecord['lines'] {
  const wanted = cart.lines.filter(({ quantity }) => quantity > 0)
  return lines.filter((line) => wanted.some(({ variantId }) => variantId === line.variantId))
}
