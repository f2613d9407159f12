import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/**
 * The query cache, with the limits of specification section 9: up to 3 retries with a delay of 1 s
 * doubling, capped at 30 s; unused data kept 5 minutes. The storefront client already retries, so
 * queries set their own retries only where the specification gives others. Offline is a failure like
 * any other; queries refetch when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        gcTime: 5 * MINUTE,
        staleTime: MINUTE,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
