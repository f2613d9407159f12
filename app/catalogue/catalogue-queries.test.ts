import { setImmediate } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#commerce/operations/find-collection.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { allProductsQuery, collectionQuery } from './catalogue-queries.ts'

const MINUTE = 60_000
const { client: storefront } = openFakeStorefront({})

describe('the full product list', () => {
  it('is shared by every page, fresh five minutes and kept ten', () => {
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

  it('are keyed by the handle, always stale and kept ten minutes', () => {
    expect(collectionQuery(storefront, 'combo')).toMatchObject({
      queryKey: ['collection', 'combo'],
      staleTime: 0,
      gcTime: 10 * MINUTE,
    })
  })

  it('are asked for only when there is a handle', () => {
    expect(collectionQuery(storefront, 'combo').enabled).toBe(true)
    expect(collectionQuery(storefront, '').enabled).toBe(false)
  })

  it('are asked for twice more, a second apart, before they count as failed', async () => {
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
      // The code that asks is a script of its own, which no fake clock brings.
      await setImmediate()
      await vi.advanceTimersByTimeAsync(100)
    }
    await failed
    const [first = 0] = asked
    expect(asked.map((at) => at - first)).toEqual([0, 1000, 2000])
  })
})
