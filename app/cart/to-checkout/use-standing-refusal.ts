import { useQuery } from '@tanstack/react-query'
import { isShopReachable } from '#app/shop/is-shop-reachable.ts'
import type { CheckoutRefusal } from './use-checkout.ts'

/** No event tells that a connected but dead network works again, and `online` often comes too early. */
const RECHECK_MS = 5000

/** The refusal as long as it holds: one because of a lost network ends when the shop can be reached again. */
export function useStandingRefusal<Refusal extends CheckoutRefusal>(
  refusal: Refusal | null,
): Refusal | null {
  const offlineAt = refusal?.offlineAt
  const { data: isBack } = useQuery({
    queryKey: ['back-since', offlineAt],
    queryFn: ({ signal }) => isShopReachable(signal),
    enabled: ({ state }) => offlineAt !== undefined && state.data !== true,
    refetchInterval: RECHECK_MS,
    refetchOnReconnect: 'always',
    // Asked at the press already.
    initialData: false,
  })
  return isBack ? null : refusal
}
