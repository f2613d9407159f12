import { queryOptions } from '@tanstack/react-query'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { listBoxesInside } from '#commerce/operations/boxes-inside.ts'

const MINUTE = 60_000

/**
 * The games in a combo, in a query of its own: without its answer the page lacks only the tray.
 * @param report receives failures, which the page does not show
 */
export function boxesQuery(
  storefront: StorefrontClient,
  ids: readonly string[],
  report: (error: unknown, message: string) => void,
) {
  return queryOptions({
    queryKey: ['boxes', ...ids],
    queryFn: async ({ signal }) => {
      try {
        return await listBoxesInside(storefront, ids, { signal })
      } catch (error) {
        report(error, 'Load boxes of a combo')
        throw error
      }
    },
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  })
}
