import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { cartRefreshQuery } from './cart-queries.ts'

/** Why the refresh failed: the store is unreachable, or it answered with an error. */
export type RefreshTrouble = 'unreachable' | 'failed'

/**
 * Keeps the cart's lines current (decision 10, choice 10): refreshed on mount, when `isShown` becomes
 * true, by `refresh`, and some seconds after a failure. Until one succeeds, the stored values stay and `trouble` says why.
 */
export function useCartRefresh(isShown = true) {
  const { storefront } = useShop()
  const { store } = useCartParts()
  const { isSuccess, isPending, error, refetch } = useQuery({
    ...cartRefreshQuery(storefront, store),
    enabled: isShown,
  })
  const found = error && toTrouble(error)
  // While the store is asked again, the query has no error.
  const [trouble, setTrouble] = useState(found)
  if (!isPending && trouble !== found) setTrouble(found)
  return {
    trouble,
    /** Whether the store has responded. */
    isCurrent: isSuccess,
    /** Refreshes again; never rejects. */
    async refresh(): Promise<void> {
      await refetch()
    },
  }
}

function toTrouble(error: Error): RefreshTrouble {
  const kind = 'kind' in error ? error.kind : null
  return !navigator.onLine || kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'failed'
}
