import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followStock } from './follow-stock.ts'

let revision = 0
let stock: Record<number, number | null> = {}
let prices: Record<number, number> = {}
let purged: (readonly string[])[] = []
let logged: string[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  ;[revision, purged, logged] = [0, [], []]
  prices = {}
  stock = { 1: 40, 2: 6, 3: null, 4: 1 }
  stop = followStock({
    store: {
      catalogue: { products: [product('ludo', 1, 2), product('taboo', 3), product('uno', 4)] },
      inventory: {
        revision: () => revision,
        isForSale: (id) => stock[id] !== 0,
        stockOf: (id) => stock[id] ?? null,
      },
    },
    purges: { purge: ({ tags }) => void purged.push(tags) },
    log: { error: (...words: unknown[]) => void logged.push(String(words.at(-1))) },
  })
})
afterEach(() => {
  stop()
})

function product(handle: string, ...ids: number[]) {
  // Only these properties of a product are read.
  return {
    handle,
    variants: ids.map((id) => ({
      id,
      get price() {
        return prices[id] ?? 49_900
      },
    })),
  } as never
}

/** Another process sells something, and a second passes. */
function sell(left: Record<number, number>): void {
  revision += 1
  stock = { ...stock, ...left }
  vi.advanceTimersByTime(1000)
}

it('pages are purged within a second when a variant sells out or its low stock changes', () => {
  sell({ 2: 5 })
  sell({ 4: 0 })
  sell({ 2: 4 })
  expect(purged).toEqual([
    ['product:ludo', 'lists'],
    ['product:uno', 'lists'],
    ['product:ludo', 'lists'],
  ])
})

it('pages are purged within a second when a price changes', () => {
  prices = { ...prices, 3: 69_900 }
  sell({})
  expect(purged).toEqual([['product:taboo', 'lists']])
})

it('a change that no page shows purges nothing', () => {
  sell({ 1: 39 })
  vi.advanceTimersByTime(60_000)
  expect(purged).toEqual([])
})

it('stock is not compared when nothing was sold', () => {
  stock = { 4: 0 }
  vi.advanceTimersByTime(60_000)
  expect(purged).toEqual([])
})

it('a fault is logged, and the next check finds what it missed', () => {
  const fine = stock
  revision += 1
  stock = new Proxy(stock, {
    get() {
      throw new Error('disk I/O error')
    },
  })
  vi.advanceTimersByTime(1000)
  expect(logged).toEqual(['Could not check for stock changes: pages may be out of date'])
  stock = { ...fine, 4: 0 }
  vi.advanceTimersByTime(1000)
  expect(purged).toEqual([['product:uno', 'lists']])
})

it('checks end when the shop closes', () => {
  stop()
  sell({ 4: 0 })
  expect(purged).toEqual([])
})
