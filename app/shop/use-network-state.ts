import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { CONNECTION_KEY, type Connection } from './connection.ts'

/** What is known about the network without a request: the banner's last check, and `navigator.onLine`. */
export function useNetworkState() {
  const client = useQueryClient()
  const read = () => client.getQueryData<Connection>(CONNECTION_KEY)
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  )
  const data = useSyncExternalStore(subscribe, read, read)
  return {
    /** A check has shown that there is a network. */
    isConfirmedOnline: data !== undefined && !data.problem?.isOffline,
    /** Whether there is no network at the moment of the call. */
    isOffline: () => !navigator.onLine || read()?.problem?.isOffline === true,
  }
}
