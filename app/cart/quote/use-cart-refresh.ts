import { useQuery } from '@tanstack/react-query'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { cartRefreshQuery } from './cart-queries.ts'

/** Why the refresh failed: the store is unreachable, or it answered with an error. */
export type RefreshTrouble = 'unreachable' | 'failed'

/**
 * Keeps the cart's lines current (decision 10, choice 10): refreshed on mount, when `isShown` becomes
 * true, and by `refresh`. After a failure the stored values stay and `trouble` says why.
 */
export function useCartRefresh(isShown = true) {
  const { storefront } = useShop()
  const { store } = useCartParts()
  const { isSuccess, error, refetch } = useQuery({
    ...cartRefreshQuery(storefront, store),
    enabled: isShown,
  })
  return {
    trouble: error && toTrouble(error),
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
