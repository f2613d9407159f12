import { setImmediate } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { relatedProductsQuery } from './related-queries.ts'

const game = sampleProduct(9, 999)

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
  await queries.fetchQuery(relatedProductsQuery(client, game, report)).catch(() => {})
  // Leaving the page aborts the query before the store responds.
  await setImmediate()
  expect(report).toHaveBeenCalledTimes(reports)
})

it('leaves out the game and those inside it, and has games for adults last', async () => {
  const { client } = openFakeStorefront({})
  const adults = { productType: 'Drinking Games' }
  const [drinking, inside, related] = [
    sampleProduct(1, 799, adults),
    sampleProduct(2, 799),
    sampleProduct(3, 799),
  ]
  const listed = Promise.resolve([drinking, inside, game, related])
  const { handle, title, picture } = inside
  const pack = { ...game, boxesInside: [{ handle, title, picture, price: null }] }
  const query = (product: typeof game) =>
    new QueryClient().fetchQuery(relatedProductsQuery(client, product, () => {}, listed))
  expect(await query(pack)).toEqual([related, drinking])
  expect(await query({ ...pack, ...adults })).toEqual([drinking, related])
})
