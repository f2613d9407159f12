import { useEffect, useState } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { browserHandOvers, isClaimable, noteLeftByForm } from './handed-over.ts'
import { claimReturn, type ReturnAddress } from './handled-returns.ts'
import type { OrderParts } from './order-queries.ts'
import { loadOrders } from './order-watch.ts'
import { restoreLine } from './restore-line.ts'
import { useCartParts } from './use-cart.ts'

const NOTHING: readonly CartLine[] = []

/**
 * Takes the order's games off the cart, once per return (specification section 2; decisions, choice 7; decision 48). Where
 * this browser knows nothing of the checkout, the cart is emptied as specified. A stranger's link does so too, and its
 * shopper can have the games back.
 * @param checkout names the checkout of this browser that the order came from; null when it started none
 * @returns brings back what was in the cart, where this browser started no checkout; null otherwise
 */
export function useOrderReturn(
  { succeeded, orderNumber, statusUrl }: ReturnAddress & { readonly succeeded: boolean },
  checkout: string | null,
): (() => void) | null {
  const { store, actions } = useCartParts()
  const { storefront, settings } = useShop()
  const { endpoint } = settings
  const [taken, setTaken] = useState(NOTHING)

  // Syncs the return URL to the cart in browser storage.
  useEffect(() => {
    if (!succeeded || !claimReturn({ orderNumber, statusUrl }, checkout)) return
    noteLeftByForm(() => store.getState().items)
    if (isHandedOver(checkout)) return confirmReturn({ storefront, endpoint, cart: store })
    setTaken(checkout === null ? store.getState().items : NOTHING)
    actions.clear()
  }, [succeeded, orderNumber, statusUrl, checkout, storefront, endpoint, store, actions])

  function bringBack() {
    store.change((lines) => taken.reduce((all, line, at) => restoreLine(all, line, at), lines))
    setTaken(NOTHING)
  }

  return taken.length > 0 ? bringBack : null
}

/** Whether what the checkout took was noted when it was left for. */
function isHandedOver(checkout: string | null): boolean {
  const handOvers = browserHandOvers.read()
  return checkout === null
    ? handOvers.some((each) => isClaimable(each, Date.now()))
    : handOvers.some((each) => each.checkout === checkout)
}

/** Offline, the next visit asks the store. */
function confirmReturn(parts: OrderParts): void {
  loadOrders()
    .then(({ confirmBrowserReturn }) => confirmBrowserReturn(parts))
    .catch(() => undefined)
}
