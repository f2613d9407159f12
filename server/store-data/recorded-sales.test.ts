import { expect, it, vi } from 'vitest'
import { createRecordedSales } from './recorded-sales.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const order = {
  createdAt: '2026-11-20T11:55:00Z',
  deliveryAddress: { city: 'Pune' },
  lines: [
    { variantId: 11, quantity: 2 },
    { variantId: 99, quantity: 5 },
  ],
}

/** A store with one order, and a spy that counts how often its orders were read. */
function openStore() {
  const all = vi.fn((_since: string, _most: number) => [{ record: JSON.stringify(order) }])
  const clock = { at: start }
  const store = {
    database: { prepare: () => ({ all }) },
    catalogue: { findVariant: (id: number) => (id === 11 ? { productId: 1 } : null) },
    now: () => new Date(clock.at),
  }
  // Only these parts of a store are read.
  const findSales = createRecordedSales(store as never)
  return { all, clock, findSales }
}

it('counts a product’s units in recorded orders, and none of a deleted product', () => {
  const { findSales, all } = openStore()
  expect(findSales('gid://shopify/Product/1')).toEqual({
    soldInPastDay: 2,
    boughtInPastHour: 2,
    lastPurchase: { city: 'Pune', minutesAgo: 5 },
  })
  expect(findSales('gid://shopify/Product/2')).toBeNull()
  expect(all).toHaveBeenCalledExactlyOnceWith('2026-11-19T12:00:00.000Z', expect.any(Number))
})

it('reads orders anew after ten seconds', () => {
  const { findSales, all, clock } = openStore()
  findSales('gid://shopify/Product/1')
  clock.at += 9_999
  findSales('gid://shopify/Product/1')
  expect(all).toHaveBeenCalledTimes(1)
  clock.at += 1
  findSales('gid://shopify/Product/1')
  expect(all).toHaveBeenCalledTimes(2)
})
