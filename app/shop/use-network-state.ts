import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { CONNECTION_KEY, type Connection } from './connection.ts'

/** What is known about the network without a request: the banner's last check, and `navigator.onLine`. */
export function useNetworkState() {
  const client = useQueryClient()
  const { data } = useQuery<Connection>({ queryKey: CONNECTION_KEY, queryFn: skipToken })
  return {
    /** A check has shown that there is a network. */
    isConfirmedOnline: data !== undefined && !data.problem?.isOffline,
    /** Whether there is no network at the moment of the call. */
    isOffline: () =>
      !navigator.onLine ||
      client.getQueryData<Connection>(CONNECTION_KEY)?.problem?.isOffline === true,
  }
}
