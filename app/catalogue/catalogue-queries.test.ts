import { setImmediate } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#commerce/operations/find-collection.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { allProductsQuery, collectionQuery } from './catalogue-queries.ts'

const MINUTE = 60_000
const { client: storefront } = openFakeStorefront({})

describe('the full product list', () => {
  // spec 7.049
  it('is shared by every page, fresh for five minutes and cached for ten', () => {
    expect(allProductsQuery(storefront)).toMatchObject({
      queryKey: ['products'],
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
    })
  })
})

describe('the products of a category', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  // spec 7.045, 7.047
  it('are keyed by the handle, always stale and cached for ten minutes', () => {
    expect(collectionQuery(storefront, 'combo')).toMatchObject({
      queryKey: ['collection', 'combo'],
      staleTime: 0,
      gcTime: 10 * MINUTE,
    })
  })

  // spec 7.046
  it('are queried only with a handle', () => {
    expect(collectionQuery(storefront, 'combo').enabled).toBe(true)
    expect(collectionQuery(storefront, '').enabled).toBe(false)
  })

  // spec 7.048
  it('are retried twice, a second apart', async () => {
    const asked: number[] = []
    const { client } = openFakeStorefront({
      collection() {
        asked.push(Date.now())
        return new Response('', { status: 503 })
      },
    })
    const answer = new QueryClient().fetchQuery(collectionQuery(client, 'combo'))
    const failed = expect(answer).rejects.toMatchObject({ kind: 'http' })
    for (let step = 0; step < 40; step += 1) {
      // The client's script loads outside the fake clock.
      await setImmediate()
      await vi.advanceTimersByTimeAsync(100)
    }
    await failed
    const [first = 0] = asked
    expect(asked.map((at) => at - first)).toEqual([0, 1000, 2000])
  })
})
