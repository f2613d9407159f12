import { withTabLock } from '#app/browser/with-tab-lock.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import { putBack } from '#app/cart/store/put-back.ts'
import {
  browserCheckoutRecords,
  CHECKOUT_RECORDS_KEY,
  checkoutRecordStore,
  recordFormCheckout,
} from '#app/cart/to-checkout/checkout-records.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { clearCart } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'
import { findCartUnits } from '#commerce/operations/find-cart-units.ts'
import { orderReturn as words } from '#content/order-return.ts'
import { findEmptiedCart, storeEmptiedCart, takeEmptiedCart } from './emptied-cart.ts'
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

/** What the page of a return has to say. */
export type ReturnOutcome = {
  /** Puts back what left the cart, and returns how many games; null when nothing did, or when a toast offers it. */
  readonly bringBack: (() => number) | null
  /** Whether the store still has the checkout's cart, so that nobody has completed its order. */
  readonly isUnfinished: boolean
}

/**
 * Handles a return, once: looks up its order or, where this browser stored no checkout, empties the cart. A later visit
 * to its page looks once more for the order, or offers again what was taken without one.
 * @param checkout the server's name of the checkout; null when it knows none
 * @param page aborts when the shopper leaves the page, which can then no longer say what left the cart
 * @returns null when the page has nothing to say
 */
export async function handleReturn(
  parts: OrderParts,
  address: ReturnAddress,
  checkout: string | null,
  page: AbortSignal,
): Promise<ReturnOutcome | null> {
  const { cart } = parts
  const isNew = claimReturn(address, checkout)
  recordFormCheckout(cart)
  const isKnown = isRecorded(browserCheckoutRecords.read(), checkout)
  const name = nameReturn(address, checkout)
  if (isNew && !isKnown) emptyCart(cart, name)
  const emptied = numbered(findEmptiedCart(name))
  if (isKnown && (isNew || emptied.length === 0)) {
    const result = isNew ? await awaitOrder(parts) : await removeAndAsk(parts)
    return toOutcome(cart, result, address, checkout, page)
  }
  const bringBack = () => putBack(cart, numbered(takeEmptiedCart(name)))
  if (page.aborted && isNew) showRemovedToast(emptied, bringBack)
  return page.aborted || emptied.length === 0 ? null : { bringBack, isUnfinished: false }
}

function toOutcome(
  cart: CartStore,
  { removed, open }: RemovalResult,
  { statusUrl }: ReturnAddress,
  checkout: string | null,
  page: AbortSignal,
): ReturnOutcome | null {
  const bringBack = () => putBack(cart, removed)
  // The page of a confirmed order says it itself: a toast would cover the order's number.
  if (page.aborted || checkout === null) {
    showRemovedToast(removed, bringBack)
    return null
  }
  // Another checkout was bought: the return may be of that one.
  if (removed.length > 0) return { bringBack, isUnfinished: false }
  const isUnfinished = statusUrl === null && open.some((record) => record.checkout === checkout)
  return isUnfinished ? { bringBack: null, isUnfinished } : null
}

function emptyCart(cart: CartStore, name: string): void {
  const { items } = cart.getState()
  storeEmptiedCart(name, items)
  cart.change(clearCart)
  forgetCodes(numbered(items))
}

const numbered = (lines: readonly CartLine[]): readonly RemovedLine[] =>
  lines.map((line, index) => ({ line, index }))

/** Repeats the lookup until the order exists. After a fault the page itself asks the store again, as on any visit. */
async function awaitOrder(parts: OrderParts): Promise<RemovalResult> {
  for (const pause of FINISHING_MS) {
    const result = await removeAndAsk(parts)
    if (result.removed.length > 0 || result.fault !== null) return result
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return removeAndAsk(parts)
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
