import { useQuery } from '@tanstack/react-query'
import { connectivityCauseOf } from '#commerce/client/connectivity-texts.ts'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { unreachableWords } from '#content/connectivity.ts'
import { isShopReachable } from './is-shop-reachable.ts'

export type FailureTextProps = {
  /** What was attempted: `Load products`. */
  action: string
  error: unknown
}

/**
 * Why a query failed in the browser, as the friendly message of specification section 8. Faults between server and
 * store are only logged: the shopper's network is not involved. The network is blamed only if the shop itself is
 * reachable (decision 60); nothing is rendered until that is known.
 */
export function FailureText({ action, error }: FailureTextProps) {
  const cause = connectivityCauseOf(error, navigator.onLine)
  const isBlamed = cause === 'blocked' || cause === 'timeout'
  const { data: isReachable } = useQuery({
    queryKey: ['is-shop-reachable'],
    queryFn: ({ signal }) => isShopReachable(signal),
    enabled: isBlamed,
    staleTime: 0,
    gcTime: 0,
  })
  if (isBlamed && isReachable === undefined) return null
  const isOffline = cause === 'offline' || isReachable === false
  const words = friendlyMessage(action, error, !isOffline)
  return isOffline ? `${unreachableWords} ${words}` : words
}
