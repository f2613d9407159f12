import { createListStorage } from '#app/browser/list-storage.ts'
import type { CheckoutRecord } from '#commerce/model/checkout-record.ts'

/** The names of returns, the latest first. */
const stored = createListStorage({ key: 'party-gully-handled-returns', read: readNames })
const MAX_RETURNS = 20
const UNKNOWN = 'unknown'

/** What the URL of a return from the checkout contains. */
export type ReturnAddress = {
  readonly orderNumber: string | null
  readonly statusUrl: string | null
}

/**
 * Identifies a return by its order number and its unguessable status URL, or without these by the checkout it came
 * from.
 * @param checkout the server's name of that checkout; null when this browser started none
 */
export function nameReturn(
  { orderNumber, statusUrl }: ReturnAddress,
  checkout: string | null,
): string {
  const order = [orderNumber, statusUrl].filter(Boolean)
  return order.length > 0 ? `order ${order.join(' ')}` : `checkout ${checkout ?? UNKNOWN}`
}

/**
 * Returns true once per return from a checkout, so that Back or a bookmark does not empty a new cart
 * (decision 10, choice 7).
 * @param checkout as for `nameReturn`
 */
export function claimReturn(address: ReturnAddress, checkout: string | null): boolean {
  const name = nameReturn(address, checkout)
  const handled = stored.read()
  if (handled.includes(name)) return false
  // Once the cookie has expired, the server cannot name the checkout of a bookmarked return.
  if (name === `checkout ${UNKNOWN}` && handled.some(isCheckout)) return false
  stored.write([name, ...handled].slice(0, MAX_RETURNS))
  return true
}

/**
 * Whether a return can only belong to a stored checkout.
 * @param checkout the server's name of the checkout; null when it knows none, as after a week
 */
export function isRecorded(records: readonly CheckoutRecord[], checkout: string | null): boolean {
  return checkout === null ? records.length > 0 : records.some((each) => each.checkout === checkout)
}

const isCheckout = (name: string) => name.startsWith('checkout ')

function readNames(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  return value.filter((name) => typeof name === 'string')
}
