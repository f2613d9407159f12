import { createListStorage, type ListStorage } from '#app/browser/list-storage.ts'
import { createListStore } from '#app/browser/list-store.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import {
  type CheckoutRecord,
  type OrderedLine,
  readCheckoutRecord,
} from '#commerce/model/checkout-record.ts'
import { markSentToCheckout } from '#commerce/model/mark-sent-to-checkout.ts'
import { FORM_CHECKOUT_COOKIE } from './form-checkout-cookie.ts'

/** Storage key of the checkouts that this browser was sent to. */
export const CHECKOUT_RECORDS_KEY = 'party-gully-handed-over'

const MAX_RECORDS = 20

/** The checkouts, newest first. Unreadable ones count as absent. */
export const browserCheckoutRecords = createListStorage({
  key: CHECKOUT_RECORDS_KEY,
  read: readRecords,
})

/** The same, for components that subscribe to them. */
export const checkoutRecordStore = createListStore(browserCheckoutRecords)

export type NewCheckoutRecord = Omit<CheckoutRecord, 'isDoubtful'>

/**
 * Stores a checkout, then marks which units of the cart went to it: a page closed between the two writes was not left
 * for the checkout. Only the newest are kept.
 * @param cartAtDeparture the cart when the page was left for the checkout, if that was earlier
 */
export function recordCheckout(
  records: Pick<ListStorage<CheckoutRecord>, 'read' | 'write'>,
  added: NewCheckoutRecord,
  changeCart: CartStore['change'],
  cartAtDeparture?: readonly OrderedLine[],
): void {
  const others = records.read().filter(({ cartId }) => cartId !== added.cartId)
  records.write([{ ...added, isDoubtful: false }, ...others].slice(0, MAX_RECORDS))
  const units = cartAtDeparture
    ? cartAtDeparture.flatMap(({ variantId, quantity }) =>
        added.lines
          .filter((line) => line.variantId === variantId)
          .map((line) => ({ variantId, quantity: Math.min(quantity, line.quantity) })),
      )
    : added.lines
  changeCart((cart) => markSentToCheckout(cart, units, added.cartId))
}

/**
 * Stores the checkout of a form, which the server passes in a cookie, and deletes the cookie.
 * @param cartAtDeparture the cart when this page first saw the cookie
 */
export function recordFormCheckout(
  cart: CartStore,
  cartAtDeparture: readonly OrderedLine[] = cart.getState().items,
): void {
  const cookie = document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${FORM_CHECKOUT_COOKIE}=`))
  if (!cookie) return
  const record = readCookieRecord(cookie.slice(FORM_CHECKOUT_COOKIE.length + 1))
  if (record) recordCheckout(browserCheckoutRecords, record, cart.change, cartAtDeparture)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser
  document.cookie = `${FORM_CHECKOUT_COOKIE}=; Path=/; Max-Age=0`
}

/** Null when the cookie is not the server's. */
function readCookieRecord(text: string): CheckoutRecord | null {
  try {
    return readCheckoutRecord(JSON.parse(decodeURIComponent(text)))
  } catch {
    return null
  }
}

function readRecords(value: unknown): CheckoutRecord[] | null {
  return Array.isArray(value) ? value.flatMap((item) => readCheckoutRecord(item) ?? []) : null
}
