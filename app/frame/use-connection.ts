import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CONNECTION_KEY, type Connection } from '#app/shop/connection.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { connectivityWords } from '#content/connectivity.ts'
import { connectionQuery } from './connection-queries.ts'

const LOST: Connection = {
  problem: { isOffline: true, text: connectivityWords.lost, detail: null },
}
const showBackToast = () => showToast({ ...connectivityWords.back, tone: 'success' })

/**
 * Whether the store is reachable (specification section 4, Connectivity banner). An offline event shows
 * at once and cancels a pending check.
 */
export function useConnection() {
  const { storefront } = useShop()
  const client = useQueryClient()
  const { data, dataUpdatedAt, refetch } = useQuery(connectionQuery(storefront, showBackToast))
  const { mutate, isPending } = useMutation({ mutationFn: () => refetch() })

  // Subscribes to the browser's online and offline events.
  useEffect(() => {
    // By default it takes a page that opens offline for one online, and then sees no change when the network comes back.
    onlineManager.setOnline(navigator.onLine)
    return onlineManager.subscribe(async (isOnline) => {
      if (isOnline) return
      await client.cancelQueries({ queryKey: CONNECTION_KEY })
      client.setQueryData(CONNECTION_KEY, LOST)
    })
  }, [client])

  return {
    problem: data?.problem ?? null,
    /** Time of the last check in milliseconds. */
    checkedAt: dataUpdatedAt,
    /** Whether a check that the shopper started is running; scheduled checks do not show. */
    isTesting: isPending,
    test: () => mutate(),
  }
}
