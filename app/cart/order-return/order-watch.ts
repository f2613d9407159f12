import { onDemand } from '#app/browser/on-demand.tsx'
import { FORM_CHECKOUT_COOKIE } from '#app/cart/to-checkout/form-checkout-cookie.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { OrderParts } from './order-queries.ts'

/** Pauses before a failed lookup is repeated on the same page. After the last, the next visit or focus repeats it. */
const RETRY_MS = [5_000, 20_000, 60_000, 300_000]

let loading: (() => Promise<typeof import('./order-queries.ts')>) | undefined

/** Loads the script that removes bought games, which is needed only when games of the cart went to a checkout. */
export function loadOrders() {
  loading ??= onDemand(() => import('./order-queries.ts'))
  return loading()
}

/**
 * Checks whether games of the cart were bought: at once, when Back restores the page, when the shopper comes back to
 * it, and when the network is back. Sends no request where none of them went to a checkout. A page that the checkout
 * returned to looks first: it says what left the cart, so a toast would repeat it.
 * @returns stops it
 */
export function watchOrders(parts: OrderParts): () => void {
  const stopped = new AbortController()
  let isLooking = new URLSearchParams(location.search).get('success') === '1'
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let cartAtDeparture: readonly CartLine[] | undefined

  async function look(): Promise<void> {
    // Reads the stored cart again, which other pages may have changed.
    parts.cart.change((lines) => lines)
    const { items } = parts.cart.getState()
    cartAtDeparture = document.cookie.includes(FORM_CHECKOUT_COOKIE)
      ? (cartAtDeparture ?? items)
      : undefined
    if (isLooking || document.hidden || !(cartAtDeparture || items.some(({ sent }) => sent))) return
    isLooking = true
    clearTimeout(retry)
    failures = (await lookUpOrders(parts, cartAtDeparture)) ? 0 : failures + 1
    isLooking = false
    const pause = RETRY_MS[failures - 1]
    if (pause !== undefined && !stopped.signal.aborted) retry = setTimeout(look, pause)
  }

  const { signal } = stopped
  window.addEventListener('pageshow', (event) => event.persisted && void look(), { signal })
  window.addEventListener('focus', look, { signal })
  window.addEventListener('online', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  if (isLooking) {
    retry = setTimeout(() => {
      isLooking = false
      void look()
    }, RETRY_MS[0])
  } else void look()
  return () => {
    stopped.abort()
    clearTimeout(retry)
  }
}

/** Logs a bug. False when the lookup failed, or when its script could not be loaded, as offline. */
async function lookUpOrders(
  parts: OrderParts,
  cartAtDeparture?: readonly CartLine[],
): Promise<boolean> {
  const orders = await loadOrders().catch(() => null)
  try {
    return orders !== null && (await orders.removeBoughtGames(parts, cartAtDeparture))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failing store is logged where it is asked, this is anything else
    console.error('The lookup of orders broke off:', error)
    return false
  }
}
