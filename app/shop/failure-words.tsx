import { useQuery } from '@tanstack/react-query'
import { connectivityCauseOf } from '#commerce/client/connectivity-texts.ts'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { unreachableWords } from '#content/connectivity.ts'
import { reachesShop } from './reaches-shop.ts'

export type FailureWordsProps = {
  /** What was attempted: `Load products`. */
  action: string
  error: unknown
}

/**
 * Why a query failed in the browser, as the friendly message of specification section 8. Faults between server and
 * store are only logged: the shopper's network is not involved. The network is blamed only if the shop itself is
 * reachable (decision 60); nothing is rendered until that is known.
 */
export function FailureWords({ action, error }: FailureWordsProps) {
  const cause = connectivityCauseOf(error, navigator.onLine)
  const isBlamed = cause === 'blocked' || cause === 'timeout'
  const { data: isReached } = useQuery({
    queryKey: ['reaches-shop'],
    queryFn: ({ signal }) => reachesShop(signal),
    enabled: isBlamed,
    staleTime: 0,
    gcTime: 0,
  })
  if (isBlamed && isReached === undefined) return null
  const isOffline = cause === 'offline' || isReached === false
  const words = friendlyMessage(action, error, !isOffline)
  return isOffline ? `${unreachableWords} ${words}` : words
}
