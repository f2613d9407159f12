import { describe, expect, it } from 'vitest'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { createCreditBook } from '../invoice/credit-book.ts'
import { createInvoiceBook } from '../invoice/invoice-book.ts'
import { createOrderList, type OrderQuery } from './list-orders.ts'

const numbersOf = (
  merchantOrders: ReturnType<typeof openTestOrders>['orders'],
  filter: OrderQuery,
) => merchantOrders.listOrders(filter).orders.map(({ order }) => order.number)

/** Three orders of two buyers: the first dispatched, the second cancelled. */
async function openOrders() {
  const store = openTestStore()
  const one = { lines: [{ id: 'line', variantId: 11, quantity: 1, attributes: [] }] }
  const ravi = {
    email: 'ravi.k+shop@gmail.com',
    phone: '91234 56789',
    deliveryAddress: {
      firstName: 'Ravi',
      lastName: 'Kumar',
      address1: '7 Park Street',
      address2: '',
      city: 'Pune',
      province: 'MH',
      zip: '411001',
      countryCode: 'IN',
      phone: '9000011111',
    },
  }
  const first = placeTestOrder(store, {}, one)
  const second = placeTestOrder(store, ravi, one)
  placeTestOrder(store, { ...ravi, paymentMethod: 'cod' }, one)
  const { orders: merchantOrders, act } = openTestOrders(store)
  await act(first.id, {
    type: 'dispatch',
    carrier: 'Post',
    trackingNumber: 'DL7788IN',
    trackingUrl: null,
  })
  await act(second.id, { type: 'cancel', reason: 'other', note: '', restock: true })
  return merchantOrders
}

describe('orders', () => {
  it('are listed newest first in pages, each once', async () => {
    const merchantOrders = await openOrders()
    const first = merchantOrders.listOrders({ first: 2 })
    const second = merchantOrders.listOrders({ first: 2, after: first.next })
    const numbers = [first, second].map(({ orders }) => orders.map(({ order }) => order.number))
    expect(numbers).toEqual([['PG1003', 'PG1002'], ['PG1001']])
    expect(second.next).toBeNull()
    expect(merchantOrders.listOrders({ after: 'no cursor' }).orders).toHaveLength(3)
  })

  it('are listed oldest first in pages, each once', async () => {
    const merchantOrders = await openOrders()
    const oldest = { isOldestFirst: true }
    const { orders, next } = merchantOrders.listOrders({ first: 2, ...oldest })
    expect(orders.map(({ order }) => order.number)).toEqual(['PG1001', 'PG1002'])
    expect(numbersOf(merchantOrders, { after: next, ...oldest })).toEqual(['PG1003'])
  })

  it('are filtered by state, payment and period', async () => {
    const merchantOrders = await openOrders()
    expect(numbersOf(merchantOrders, { states: ['new', 'packed'] })).toEqual(['PG1003'])
    expect(numbersOf(merchantOrders, { payments: ['paid'] })).toEqual(['PG1002', 'PG1001'])
    expect(numbersOf(merchantOrders, { states: ['dispatched'], payments: ['pending'] })).toEqual([])
    const noon = new Date('2026-04-15T12:00:00Z')
    expect(numbersOf(merchantOrders, { until: noon })).toHaveLength(3)
    expect(numbersOf(merchantOrders, { from: noon })).toEqual([])
    expect(merchantOrders.countByState()).toEqual({
      new: 1,
      packed: 0,
      dispatched: 1,
      delivered: 0,
      cancelled: 1,
      refused: 0,
    })
  })

  it.each([
    ['its number', '#pg1001', ['PG1001']],
    ['a part of its number', '1002', ['PG1002']],
    ['a name, in any order', 'kumar RAVI', ['PG1003', 'PG1002']],
    ['an e-mail address as typed', 'Ravi.K+shop@gmail.com', ['PG1003', 'PG1002']],
    ['the mailbox behind it', 'ravik@', ['PG1003', 'PG1002']],
    ['a phone number in any format', '+91 (98765) 43210', ['PG1001']],
    ['the phone of its parcel', '90000 11111', ['PG1003', 'PG1002']],
    ['its tracking number', 'dl7788in', ['PG1001']],
    ['city and PIN code', '411001 pune', ['PG1003', 'PG1002']],
    ['a key of the stored progress', 'trackingNumber', []],
    ['words that match nothing', 'asha kumar', []],
    ['characters that are special to databases', '%_', []],
  ])('are found by %s', async (_, search, found) => {
    expect(numbersOf(await openOrders(), { search })).toEqual(found)
  })

  it('are found by the number of their invoice or credit note, not by a part of it', async () => {
    const store = openTestStore()
    const [first, second] = [placeTestOrder(store), placeTestOrder(store)]
    const { orders, act } = openTestOrders(store)
    const invoices = createInvoiceBook(store, invoiceSettings)
    for (const { id } of [second, first]) await invoices.issue(id)
    await act(second.id, { type: 'refund', amount: 100, note: '' })
    await createCreditBook(store, invoiceSettings, invoices.find).issue(second.id)
    const found = (search: string) => numbersOf(orders, { search })
    expect(found('PG/26-27/00001')).toEqual(['PG1002'])
    expect(found('pg/26-27/00002')).toEqual(['PG1001'])
    expect(found('PG/26-27/C0001')).toEqual(['PG1002'])
    expect(found('PG/26-27/0000')).toEqual([])
  })

  it('are listed, searched and counted fast among 100,000', () => {
    const store = openTestStore()
    placeTestOrder(store)
    fill(store.database, 100_000)
    const { list, countByState } = createOrderList(store.database)
    const queries: OrderQuery[] = [
      {},
      { states: ['new', 'packed'] },
      { states: ['new', 'packed'], isOldestFirst: true },
      { states: ['cancelled'], payments: ['refunded'] },
      { states: ['delivered'], payments: ['pending'] },
      { from: new Date('2021-02-01'), until: new Date('2021-03-01') },
      { search: 'buyer 77' },
      { search: 'nobody' },
      { search: 'parcel new' },
      { search: 'nobody', states: ['delivered'], payments: ['paid'] },
    ]
    for (const query of queries) {
      const before = process.cpuUsage()
      list(query)
      const { user, system } = process.cpuUsage(before)
      // Microseconds of the processor, whatever else it does. Some take 40 ms; a list that reads whole orders ten times as long.
      expect(user + system, JSON.stringify(query)).toBeLessThan(1_000_000)
    }
    expect(countByState()).toMatchObject({ new: 10_001, delivered: 70_000 })
  }, 60_000)
})

/** Orders of ten years: buyer and goods of the first one, short records, and states as in a normally run shop. */
function fill(database: ReturnType<typeof openTestStore>['database'], count: number): void {
  database.exec(`
    WITH RECURSIVE counted (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM counted WHERE n <= ${count})
    INSERT INTO orders (id, number, status_token, cart_token, email, phone, created_at, record)
    SELECT n, 'PG' || (1000 + n), 's' || n, 'c' || n, 'buyer' || n || '@example.com', n,
      strftime('%Y-%m-%dT%H:%M:%fZ', '2016-01-01', (n * 52) || ' minutes'),
      json_object('id', n)
    FROM counted;
    INSERT INTO order_progress
    SELECT id, 1,
      CASE id % 10 WHEN 0 THEN 'new' WHEN 1 THEN 'cancelled' WHEN 2 THEN 'dispatched' ELSE 'delivered' END,
      CASE WHEN id % 10 = 1 AND id % 3 = 0 THEN 'refunded' WHEN id % 10 = 0 THEN 'pending' ELSE 'paid' END,
      orders.created_at, lower(number) || ' buyer name ' || orders.email || ' 98' || (10000000 + id),
      order_progress.record, total
    FROM orders, order_progress WHERE order_id = 1 AND id > 1;
  `)
}
