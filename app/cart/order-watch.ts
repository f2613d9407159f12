import { onDemand } from '#app/browser/on-demand.tsx'
import { browserHandOvers, isWaiting, noteLeftByForm } from './handed-over.ts'
import type { OrderParts } from './order-queries.ts'

/** Pauses before a store that failed is asked again on the same page. Then the next visit or focus asks. */
const RETRY_MS = [5_000, 20_000, 60_000, 300_000]

let loading: (() => Promise<typeof import('./order-queries.ts')>) | undefined

/** The script that settles orders; nobody who was not sent to a checkout loads it. */
export function loadOrders() {
  loading ??= onDemand(() => import('./order-queries.ts'))
  return loading()
}

/**
 * Looks whether games of the cart were bought: now, when Back restores the page, when the shopper comes back to it, and
 * when the network is back. Asks nothing where no checkout is waiting.
 * @returns stops it
 */
export function watchOrders(parts: OrderParts): () => void {
  const stopped = new AbortController()
  let isLooking = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  async function look(): Promise<void> {
    noteLeftByForm(() => parts.cart.getState().items)
    if (isLooking || document.hidden || !isAnyWaiting()) return
    isLooking = true
    clearTimeout(retry)
    const isTold = await settle(parts)
    isLooking = false
    failures = isTold ? 0 : failures + 1
    const pause = isTold ? undefined : RETRY_MS[failures - 1]
    if (pause !== undefined && !stopped.signal.aborted) retry = setTimeout(look, pause)
  }

  const { signal } = stopped
  window.addEventListener('pageshow', (event) => event.persisted && void look(), { signal })
  window.addEventListener('focus', () => void look(), { signal })
  window.addEventListener('online', () => void look(), { signal })
  document.addEventListener('visibilitychange', () => void look(), { signal })
  void look()
  return () => {
    stopped.abort()
    clearTimeout(retry)
  }
}

const isAnyWaiting = () => browserHandOvers.read().some((each) => isWaiting(each, Date.now()))

/** Whether the store could tell. Offline, not even the script can be loaded. */
async function settle(parts: OrderParts): Promise<boolean> {
  const orders = await loadOrders().catch(() => null)
  return orders !== null && (await orders.settleBrowserOrders(parts))
}
