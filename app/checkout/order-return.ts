import { pathOnHost } from '#app/shop/path-on-host.ts'
import type { DeliveryDates } from '#commerce/model/delivery-dates.ts'
import type { Money } from '#commerce/model/money.ts'
import { readMoney } from '#commerce/model/read-money.ts'

/** Parameters of the return from the hosted checkout (specification section 2, Return after checkout). */
export type OrderReturn = {
  readonly succeeded: boolean
  /** The store's order number; null when absent or invalid. */
  readonly orderNumber: string | null
  /** The store's order status page; null when absent or on an untrusted origin. */
  readonly statusUrl: string | null
  /** The display number that the shop put into the return URL of this checkout; null when absent. */
  readonly checkout: string | null
}

const CHECKOUT_PARAMETER = 'checkout'
const ORDER_NUMBER = /^[A-Za-z0-9#][A-Za-z0-9#_-]{0,39}$/

/**
 * Reads the untrusted return URL: drops an invalid order number, and a status page that is not on one of
 * `trustedOrigins` (decision 10, choice 14).
 * @param origin base of a relative status page
 */
export function readOrderReturn(
  parameters: URLSearchParams,
  origin: string,
  trustedOrigins: readonly string[],
): OrderReturn {
  const order = parameters.get('order')?.trim() ?? ''
  return {
    succeeded: parameters.get('success') === '1',
    orderNumber: ORDER_NUMBER.test(order) ? order : null,
    statusUrl: readStatusUrl(parameters.get('order_status_url'), origin, trustedOrigins),
    checkout: parameters.get(CHECKOUT_PARAMETER),
  }
}

/**
 * Where a checkout returns to (specification section 2, Return after checkout).
 * @param checkout its display number, which tells it from the other checkouts of a browser
 */
export function toReturnPath(checkout: string): string {
  return `/thank-you?success=1&${CHECKOUT_PARAMETER}=${checkout}`
}

const DAYS = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/

/** The days of delivery that the local store returns with an order; null without them, as from other stores. */
export function readArrival(parameters: URLSearchParams): DeliveryDates | null {
  const [, from = '', to = ''] = DAYS.exec(parameters.get('arrives') ?? '') ?? []
  const [first, last] = [new Date(from), new Date(to)]
  return first <= last ? { first, last } : null
}

/** What was to pay, which the local store returns with an order; null without it, as from other stores. */
export function readTotal(parameters: URLSearchParams): Money | null {
  const [, currencyCode = '', amount = ''] = /^(\D*)(.*)/.exec(parameters.get('total') ?? '') ?? []
  return readMoney({ amount, currencyCode })
}

function readStatusUrl(
  value: string | null,
  origin: string,
  trustedOrigins: readonly string[],
): string | null {
  if (!value || !URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  // Without the origin, so that server and browser render the same link on any host name.
  if (url.origin === origin) return pathOnHost(url)
  const isPage = url.protocol === 'https:' || url.protocol === 'http:'
  return isPage && trustedOrigins.includes(url.origin) ? url.href : null
}
