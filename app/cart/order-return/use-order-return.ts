import { useEffect, useState } from 'react'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { buying } from '#content/cart.ts'
import type { ReturnAddress } from './handled-returns.ts'
import type { ReturnOutcome } from './order-queries.ts'
import { loadOrders } from './order-watch.ts'

/**
 * Removes the order from the cart, once per return (specification section 2; decision 10, choice 7; decision 48). Where
 * this browser was sent to checkouts, the store says which of them was bought: the URL proves nothing. Where it stored
 * none, the cart is emptied as specified. A stranger's link does so too, and its shopper can have the games back.
 * @param checkout names the checkout of this browser that the order came from; null when it started none
 * @returns what the page has to say; null until that is known
 */
export function useOrderReturn(
  { succeeded, orderNumber, statusUrl }: ReturnAddress & { readonly succeeded: boolean },
  checkout: string | null,
): ReturnOutcome | null {
  const { store, openSheet } = useCartParts()
  const { storefront, settings } = useShop()
  const { endpoint } = settings
  const [outcome, setOutcome] = useState<ReturnOutcome | null>(null)

  // Syncs the return URL to the cart in browser storage. Without the script, as offline, the next visit asks the store.
  useEffect(() => {
    if (!succeeded) return
    const page = new AbortController()
    const parts = { storefront, endpoint, cart: store, openCart: openSheet }
    async function handle() {
      const orders = await loadOrders().catch(() => null)
      const address = { orderNumber, statusUrl }
      setOutcome((await orders?.handleReturn(parts, address, checkout, page.signal)) ?? null)
    }
    handle().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: a failing store is logged where it is asked, this is anything else
      console.error('The return from the checkout broke off:', error)
    })
    return () => page.abort()
  }, [succeeded, orderNumber, statusUrl, checkout, storefront, endpoint, store, openSheet])

  if (!outcome?.bringBack) return outcome
  const { bringBack } = outcome
  return {
    ...outcome,
    bringBack() {
      const added = bringBack()
      setOutcome(null)
      // Another tab has brought them back, or the cart is full.
      if (added === 0) openSheet()
      else
        showToast({
          title: buying.added.title,
          description: buying.added.text(buying.games(added)),
          tone: 'success',
          action: { label: buying.viewCart, onSelect: openSheet, opensDialog: true },
        })
      return added
    },
  }
}
