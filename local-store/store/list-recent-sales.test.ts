import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore, testNow } from '#test/local-store/open-test-store.ts'
import { listRecentSales } from './list-recent-sales.ts'

const hourBefore = new Date(testNow.getTime() - 3_600_000)

it('cancelled and refused orders are not sales', async () => {
  const store = openTestStore()
  const one = { lines: [{ id: 'line', variantId: 11, quantity: 1, attributes: [] }] }
  const [first, second] = [1, 2, 3].map(() => placeTestOrder(store, {}, one).id)
  expect(listRecentSales(store, hourBefore)).toHaveLength(3)
  const { act } = openTestOrders(store)
  const parcel = { carrier: 'Post', trackingNumber: 'EE1', trackingUrl: null }
  await act(first ?? 0, { type: 'cancel', reason: 'fraud', note: '', restock: true })
  await act(second ?? 0, { type: 'dispatch', ...parcel })
  expect(listRecentSales(store, hourBefore)).toHaveLength(2)
  await act(second ?? 0, { type: 'refuse', note: '', restock: false })
  expect(listRecentSales(store, hourBefore)).toEqual([
    { productId: 1, quantity: 1, city: 'Mumbai', at: testNow },
  ])
})
