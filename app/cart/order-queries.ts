import { showToast } from '#app/toasts/toasts.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { TakenLine } from '#commerce/model/hand-over.ts'
import { isCartOpen } from '#commerce/operations/is-cart-open.ts'
import { namedVariant } from '#content/cart.ts'
import { orderReturn as words } from '#content/order-return.ts'
import type { CartStore } from './cart-store.ts'
import { browserHandOvers, inHandOverTurn } from './handed-over.ts'
import { confirmReturn, type OrderDesk, putBack, settleOrders } from './settle-orders.ts'

/** What of the shop is needed to settle orders in this browser. */
export type OrderParts = {
  readonly storefront: StorefrontClient
  readonly endpoint: string
  readonly cart: CartStore
}

/** A store that answers no sooner is asked again later. */
const LONGEST_WAIT_MS = 10_000

/**
 * Takes bought games off the browser's cart, and says so. Logs a fault of the store, unless the page is being left, which
 * ends its requests.
 * @returns whether the store could tell
 */
export async function settleBrowserOrders(parts: OrderParts): Promise<boolean> {
  const { taken, fault } = await settleOrders(toDesk(parts))
  tell(parts, taken)
  // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
  if (fault !== null && !document.hidden) console.error('Orders could not be looked up:', fault)
  return fault === null
}

/** Counts a return from a checkout, and says what it took off. */
export async function confirmBrowserReturn(parts: OrderParts): Promise<void> {
  tell(parts, await confirmReturn(toDesk(parts)))
}

function toDesk({ storefront, endpoint, cart }: OrderParts): OrderDesk {
  return {
    handOvers: browserHandOvers,
    cart,
    endpoint,
    isOpen: (cartId) =>
      isCartOpen(storefront, cartId, { retries: 0, signal: AbortSignal.timeout(LONGEST_WAIT_MS) }),
    inTurn: inHandOverTurn,
    now: Date.now,
  }
}

function tell({ cart }: OrderParts, taken: readonly TakenLine[]): void {
  const [first] = taken
  if (!first) return
  const { product, variant } = first.line
  const count = new Set(taken.map(({ line }) => line.variantId)).size
  showToast({
    title: words.title,
    description:
      count === 1 ? words.one(namedVariant(product.title, variant.title)) : words.several(count),
    tone: 'success',
    action: { label: words.undo, onSelect: () => putBack(cart, taken) },
  })
}
