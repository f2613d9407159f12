import { withTabLock } from '#app/browser/with-tab-lock.ts'
import type { CartStore } from '#app/cart/store/cart-store.ts'
import { putBack } from '#app/cart/store/restore-line.ts'
import {
  browserCheckoutRecords,
  CHECKOUT_RECORDS_KEY,
  recordFormCheckout,
} from '#app/cart/to-checkout/checkout-records.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { clearCart } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'
import { findCartUnits } from '#commerce/operations/find-cart-units.ts'
import { orderReturn as words } from '#content/order-return.ts'
import { checkoutRecordStore } from './checkout-record-store.ts'
import { findEmptiedCart, keepEmptiedCart, takeEmptiedCart } from './emptied-cart.ts'
import { forgetCodes } from './forget-codes.ts'
import { claimReturn, isRecorded, nameReturn, type ReturnAddress } from './handled-returns.ts'
import {
  type OrderDependencies,
  type RemovalResult,
  removeBoughtUnits,
} from './remove-bought-units.ts'
import { showRemovedToast } from './show-removed-toast.ts'

/** What the removal of bought games in this browser needs from the shop. */
export type OrderParts = {
  readonly storefront: StorefrontClient
  readonly endpoint: string
  readonly cart: CartStore
  readonly openCart: () => void
}

/** Timeout of each request; a failed lookup is repeated later. */
const TIMEOUT_MS = 10_000

/** Pauses between lookups after a return, while a store that still has the cart finishes the order. */
const FINISHING_MS = [3_000, 10_000, 30_000]

/**
 * Removes bought games from the browser's cart and shows a toast. Logs a fault of the store, unless the page is being
 * left, which aborts its requests.
 * @param cartAtDeparture the cart when this page first saw that a form had left for a checkout
 * @returns false when the lookup failed
 */
export async function removeBoughtGames(
  parts: OrderParts,
  cartAtDeparture?: readonly CartLine[],
): Promise<boolean> {
  recordFormCheckout(parts.cart, cartAtDeparture)
  const { removed, fault } = await removeAndAsk(parts)
  showRemovedToast(removed, () => putBack(parts.cart, removed))
  return fault === null
}

/**
 * Handles a return, once: looks up its order or, where this browser stored no checkout, empties the cart. A later visit
 * to its page offers again what it took without an order.
 * @param checkout the server's name of the checkout; null when it knows none
 * @param page aborts when the shopper leaves the page, which can then no longer say what left the cart
 * @returns a function that puts back what left the cart; null when nothing did, or when a toast offers it
 */
export async function handleReturn(
  parts: OrderParts,
  address: ReturnAddress,
  checkout: string | null,
  page: AbortSignal,
): Promise<(() => void) | null> {
  const { cart } = parts
  const isNew = claimReturn(address, checkout)
  recordFormCheckout(cart)
  const isKnown = isRecorded(browserCheckoutRecords.read(), checkout)
  const name = nameReturn(address, checkout)
  if (isNew && !isKnown) emptyCart(cart, name)
  const isLookedUp = isNew && isKnown
  const removed = isLookedUp ? await awaitOrder(parts) : numbered(findEmptiedCart(name))
  const bringBack = () => putBack(cart, isLookedUp ? removed : numbered(takeEmptiedCart(name)))
  // The page of a confirmed order says it itself: a toast would cover the order's number.
  if (page.aborted || (isLookedUp && checkout === null)) {
    if (isNew) showRemovedToast(removed, bringBack)
    return null
  }
  return removed.length > 0 ? bringBack : null
}

function emptyCart(cart: CartStore, name: string): void {
  const { items } = cart.getState()
  keepEmptiedCart(name, items)
  cart.change(clearCart)
  forgetCodes(numbered(items))
}

const numbered = (lines: readonly CartLine[]): readonly RemovedLine[] =>
  lines.map((line, index) => ({ line, index }))

/** Repeats the lookup until the order exists. After a fault the page itself asks the store again, as on any visit. */
async function awaitOrder(parts: OrderParts): Promise<readonly RemovedLine[]> {
  for (const pause of FINISHING_MS) {
    const { removed, fault } = await removeAndAsk(parts)
    if (removed.length > 0 || fault !== null) return removed
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return (await removeAndAsk(parts)).removed
}

/** Removes bought units, and says in a toast that there is a question about others. */
async function removeAndAsk(parts: OrderParts): Promise<RemovalResult> {
  const result = await removeBoughtUnits(toDependencies(parts))
  const { removed, doubtful, fault } = result
  forgetCodes(removed)
  if (doubtful.length > 0)
    showToast({
      title: words.doubt.toast.title,
      description: words.doubt.toast.text,
      action: {
        label: words.doubt.toast.open,
        onSelect: parts.openCart,
        opensDialog: true,
      },
    })
  // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
  if (fault !== null && !document.hidden) console.error('Orders could not be looked up:', fault)
  return result
}

function toDependencies({ storefront, endpoint, cart }: OrderParts): OrderDependencies {
  return {
    records: checkoutRecordStore,
    cart,
    endpoint,
    findLines: (cartId) =>
      findCartUnits(storefront, cartId, {
        retries: 0,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    getTime: getServerTime,
    withTabLock: (work) => withTabLock(CHECKOUT_RECORDS_KEY, work),
  }
}

/** The server's time, since the shopper's clock may be wrong by days. */
async function getServerTime(): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })
  return Date.parse(headers.get('Date') ?? '') || Date.now()
}
