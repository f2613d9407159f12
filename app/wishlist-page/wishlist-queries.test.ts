import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { gamesByIdQuery } from './wishlist-queries.ts'

it('a request for saved games is aborted when its query is cancelled', async () => {
  const query = vi.fn(
    (_document: unknown, _variables: unknown, options: { signal: AbortSignal }) => {
      const { signal } = options
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
    },
  )
  // The query uses nothing else of the client.
  const storefront = { query } as unknown as StorefrontClient
  const queries = new QueryClient()
  const asked = queries.fetchQuery(gamesByIdQuery(storefront, ['gid://shopify/Product/1']))
  const ended = expect(asked).rejects.toThrow()
  await vi.waitFor(() => expect(query).toHaveBeenCalledOnce())
  await queries.cancelQueries()
  await ended
  expect(query.mock.calls[0]?.[2].signal.aborted).toBe(true)
})
