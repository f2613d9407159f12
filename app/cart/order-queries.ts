import { inTurn } from '#app/browser/in-turn.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { clearCart } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { findCartUnits } from '#commerce/operations/find-cart-units.ts'
import { orderReturn as words } from '#content/order-return.ts'
import type { CartStore } from './cart-store.ts'
import { handOverStore } from './hand-over-store.ts'
import { browserHandOvers, HANDED_OVER_KEY, noteLeftByForm } from './handed-over.ts'
import { claimReturn, isHandedOver, type ReturnAddress } from './handled-returns.ts'
import { sayTaken } from './say-taken.ts'
import { type OrderDesk, putBack, type Settlement, settleOrders } from './settle-orders.ts'

/** What of the shop is needed to settle orders in this browser. */
export type OrderParts = {
  readonly storefront: StorefrontClient
  readonly endpoint: string
  readonly cart: CartStore
  readonly openCart: () => void
}

/** A store that answers no sooner is asked again later. */
const LONGEST_WAIT_MS = 10_000

/** After a return, a store that still has the cart is given so long to finish the order. */
const FINISHING_MS = [3_000, 10_000, 30_000]

/**
 * Takes bought games off the browser's cart, and says so. Logs a fault of the store, unless the page is being left, which
 * ends its requests.
 * @param former the cart when this page could see first that a form had left for a checkout
 * @returns whether the store could tell
 */
export async function settleBrowserOrders(
  parts: OrderParts,
  former?: readonly CartLine[],
): Promise<boolean> {
  noteLeftByForm(parts.cart, former)
  return (await settle(parts)).fault === null
}

/**
 * Counts a return, once: looks for its order, or, where this browser noted no checkout, empties the cart.
 * @param checkout the server's name of the checkout; null when it knows none
 * @returns brings back what was in an emptied cart; null where nothing was
 */
export async function countReturn(
  parts: OrderParts,
  address: ReturnAddress,
  checkout: string | null,
): Promise<(() => void) | null> {
  const { cart } = parts
  if (!claimReturn(address, checkout)) return null
  noteLeftByForm(cart)
  if (isHandedOver(browserHandOvers.read(), checkout)) {
    await confirmOrder(parts)
    return null
  }
  const taken = cart.getState().items.map((line, index) => ({ line, index }))
  cart.change(clearCart)
  return taken.length > 0 ? () => putBack(cart, taken) : null
}

/** Until the order is made. A store that fails is asked again by the page itself, as after any visit. */
async function confirmOrder(parts: OrderParts): Promise<void> {
  for (const pause of FINISHING_MS) {
    const { taken, fault } = await settle(parts)
    if (taken.length > 0 || fault !== null) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await settle(parts)
}

async function settle(parts: OrderParts): Promise<Settlement> {
  const settlement = await settleOrders(toDesk(parts))
  const { taken, doubtful, fault } = settlement
  sayTaken(parts.cart, taken)
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
  return settlement
}

function toDesk({ storefront, endpoint, cart }: OrderParts): OrderDesk {
  return {
    handOvers: handOverStore,
    cart,
    endpoint,
    findLines: (cartId) =>
      findCartUnits(storefront, cartId, {
        retries: 0,
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      }),
    getTime: getServerTime,
    inTurn: (work) => inTurn(HANDED_OVER_KEY, work),
  }
}

/** The shopper's clock may be wrong by days. */
async function getServerTime(): Promise<number> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })
  return Date.parse(headers.get('Date') ?? '') || Date.now()
}
