import { expect, it } from 'vitest'
import { createRandom } from '#test/create-random.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore } from '#test/local-store/open-test-store.ts'
import { migrations } from '../store/migrations.ts'
import { addSalesSums } from '../store/sales-sums.ts'
import type { Store } from '../store/store.ts'
import type { OrderAction } from './order-actions.ts'
import { createSalesFigures } from './sales-figures.ts'

const cancel: OrderAction = { type: 'cancel', reason: 'other', note: '', restock: true }
const actions: readonly OrderAction[] = [
  { type: 'pack' },
  { type: 'dispatch', carrier: 'Post', trackingNumber: '7', trackingUrl: null },
  { type: 'deliver' },
  { type: 'refund', amount: 100, note: '' },
  cancel,
  { type: 'refuse', note: '', restock: true },
]

/** Places an order at that time for one or more of a game with unlimited stock, with discount codes. */
function placeAt(store: Store, time: string, codes: readonly string[], quantity = 1): number {
  const lines = [{ id: 'line', variantId: 41, quantity, attributes: [] }]
  const { id } = placeTestOrder(store, {}, { lines })
  const { database } = store
  database.prepare('UPDATE orders SET created_at = ? WHERE id = ?').run(time, id)
  database.prepare('UPDATE order_progress SET created_at = ? WHERE order_id = ?').run(time, id)
  for (const code of codes) store.discountUsage.record(code, id, 'asha@example.com')
  return id
}

/** Three orders at three times, the second one cancelled. */
async function openSales(times: readonly [string, string, string]) {
  const store = openTestStore()
  const ids = times.map((time, at) => placeAt(store, time, [at === 0 ? 'EARLY' : 'LATE']))
  const { orders: merchantOrders, act } = openTestOrders(store)
  await act(ids[1] ?? 0, cancel)
  const total = merchantOrders.findOrder(ids[0] ?? 0)?.order.shopTotal ?? 0
  return { figures: createSalesFigures(store), total }
}

it('days are Indian days, and cancelled orders are left out', async () => {
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

it('codes are counted for a period and the one before', async () => {
  const { figures } = await openSales([
    '2026-04-10T10:00:00.000Z',
    '2026-04-11T10:00:00.000Z',
    '2026-04-12T10:00:00.000Z',
  ])
  const late = { code: 'LATE', uses: 1, usesBefore: 0 }
  const early = { code: 'EARLY', uses: 0, usesBefore: 1 }
  expect(figures.listCodes('2026-04-12', '2026-04-10', 50)).toEqual([late, early])
  expect(figures.listCodes('2026-04-12', '2026-04-10', 1)).toEqual([late])
  expect(figures.listCodes('2026-04-13', '2026-04-11', 50)).toEqual([
    { code: 'LATE', uses: 0, usesBefore: 1 },
  ])
  expect(figures.listCodes('2026-04-14', '2026-04-13', 50)).toEqual([])
})

/** Recomputes both figures, order by order. */
function recount({ database }: Store, since: string) {
  const [days, codes] = [new Map<string, [number, number]>(), new Map<string, [number, number]>()]
  const add = (sums: Map<string, [number, number]>, key: string, one: number, other: number) => {
    const [first, second] = sums.get(key) ?? [0, 0]
    sums.set(key, [first + one, second + other])
  }
  const uses = database.prepare('SELECT code FROM discount_uses WHERE order_id = ?')
  for (const row of database.prepare('SELECT * FROM order_progress').all()) {
    if (row.state === 'cancelled' || row.state === 'refused') continue
    const inIndia = new Date(Date.parse(String(row.created_at)) + 330 * 60_000)
    const day = inIndia.toISOString().slice(0, 10)
    add(days, day, 1, Number(row.total))
    for (const { code } of uses.all(Number(row.order_id)))
      add(codes, String(code), day >= since ? 1 : 0, day < since ? 1 : 0)
  }
  return { days, codes }
}

function expectRecounted(store: Store): void {
  const figures = createSalesFigures(store)
  const { days, codes } = recount(store, '2026-04-08')
  const summed = figures.listDays('2026-01-01', '2026-12-31')
  expect(new Map(summed.map((each) => [each.day, [each.orders, each.revenue]]))).toEqual(days)
  const listed = figures.listCodes('2026-04-08', '2026-01-01', 50)
  expect(new Map(listed.map((each) => [each.code, [each.uses, each.usesBefore]]))).toEqual(codes)
}

it('match a count of all orders after any actions, and in a database of an earlier version', async () => {
  const folder = makeTestFolder()
  const store = openTestStore({}, folder)
  const random = createRandom(15)
  const pick = (count: number) => Math.floor(random() * count)
  const ids = Array.from({ length: 30 }, (_, at) => {
    const time = new Date(Date.UTC(2026, 3, 1, at * 11)).toISOString()
    return placeAt(store, time, ['ONE', 'TWO', 'THREE'].slice(pick(4)), 1 + pick(3))
  })
  const { orders: merchantOrders, act } = openTestOrders(store)
  for (let turn = 0; turn < 120; turn += 1) {
    await act(ids[pick(ids.length)] ?? 0, actions[pick(actions.length)] ?? cancel)
    if (turn % 20 === 0) expectRecounted(store)
  }
  expectRecounted(store)
  const counts = merchantOrders.countByState()
  expect([counts.cancelled, counts.refused, counts.delivered].every((count) => count > 2)).toBe(
    true,
  )

  store.database.exec(`DROP TABLE credit_notes; DROP INDEX invoices_in_order; DROP TABLE sold_days; DROP TABLE used_codes; DROP INDEX discount_uses_by_order;
    DROP TRIGGER order_is_sold; DROP TRIGGER order_is_changed; DROP TRIGGER code_is_used; DROP TRIGGER code_is_unused;
    CREATE INDEX order_progress_by_day ON order_progress (date(created_at, '+330 minutes'), state, total);
    PRAGMA user_version = ${migrations.indexOf(addSalesSums)}`)
  store.close()
  expectRecounted(openTestStore({}, folder))
})
