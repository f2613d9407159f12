import { setImmediate } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { relatedProductsQuery } from './related-queries.ts'

it.each([
  ['reports a failure', false, 1],
  ['reports nothing when the shopper has left the page', true, 0],
])('loading related games %s', async (_, hasLeft, reports) => {
  const report = vi.fn()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { client } = openFakeStorefront({
    productRecommendations: async () => {
      if (hasLeft) await queries.cancelQueries()
      throw new Error('The store is gone')
    },
  })
  await queries.fetchQuery(relatedProductsQuery(client, 'one', report)).catch(() => {})
  // Leaving the page aborts the query before the store responds.
  await setImmediate()
  expect(report).toHaveBeenCalledTimes(reports)
})
