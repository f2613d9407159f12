import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { CONNECTION_KEY, type Connection } from './connection.ts'

/** What the page knows of its network without asking: the banner's last check, and what the browser says. */
export function useKnownNetwork() {
  const client = useQueryClient()
  const read = () => client.getQueryData<Connection>(CONNECTION_KEY)
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  )
  const data = useSyncExternalStore(subscribe, read, read)
  return {
    /** There is one for certain, as a check has shown. */
    isProven: data !== undefined && !data.problem?.isOffline,
    /** Whether there is none, at the moment of the call. */
    isLost: () => !navigator.onLine || read()?.problem?.isOffline === true,
  }
}
