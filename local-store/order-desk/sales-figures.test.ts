import { expect, it } from 'vitest'
import { openTestDesk, placeDeskOrder } from '#test/local-store/desk-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { createSalesFigures } from './sales-figures.ts'

const cancelled = { type: 'cancel', reason: 'other', note: '', restock: true } as const

/** Three orders, one of them cancelled, at three times. */
async function openSales(times: readonly [string, string, string]) {
  const store = openTestStore()
  const lines = [{ id: 'line', variantId: 11, quantity: 1, attributes: [] }]
  const orders = [1, 2, 3].map(() => placeDeskOrder(store, {}, { lines }))
  orders.forEach(({ id }, at) => {
    for (const [table, column] of [
      ['orders', 'id'],
      ['order_progress', 'order_id'],
    ])
      store.database
        .prepare(`UPDATE ${table} SET created_at = ? WHERE ${column} = ?`)
        .run(times[at] ?? '', id)
    store.discountUsage.record(at === 0 ? 'EARLY' : 'LATE', id, 'asha@example.com')
  })
  await openTestDesk(store).act(orders[1]?.id ?? 0, cancelled)
  return { figures: createSalesFigures(store), total: orders[0]?.shopTotal ?? 0, store }
}

it('a day is a day in India, and orders that were cancelled are in none', async () => {
  const { figures, total } = await openSales([
    '2026-04-14T18:29:59.000Z',
    '2026-04-14T18:30:00.000Z',
    '2026-04-14T18:30:01.000Z',
  ])
  const first = { day: '2026-04-14', orders: 1, revenue: total }
  const second = { day: '2026-04-15', orders: 1, revenue: total }
  expect(total).toBeGreaterThan(0)
  expect(figures.listDays('2026-04-01', '2026-04-30')).toEqual([first, second])
  expect(figures.listDays('2026-04-15', '2026-04-30')).toEqual([second])
  expect(figures.listDays('2026-04-16', '2026-04-30')).toEqual([])
})

it('codes are counted for a time and the one before', async () => {
  const { figures } = await openSales([
    '2026-04-10T10:00:00.000Z',
    '2026-04-11T10:00:00.000Z',
    '2026-04-12T10:00:00.000Z',
  ])
  const since = (day: number) => new Date(`2026-04-${day}T00:00:00Z`)
  expect(figures.listCodes(since(12), since(10))).toEqual([
    { code: 'LATE', uses: 1, usesBefore: 0 },
    { code: 'EARLY', uses: 0, usesBefore: 1 },
  ])
  expect(figures.listCodes(since(13), since(11))).toEqual([
    { code: 'LATE', uses: 0, usesBefore: 1 },
  ])
  expect(figures.listCodes(since(14), since(13))).toEqual([])
})
