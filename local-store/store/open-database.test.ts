import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leaveWaitingToRetries } from '#platform/open-database-file.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { inTransaction, openDatabase } from './open-database.ts'

function open() {
  const database = openDatabase(join(makeTestFolder(), 'store.sqlite'))
  database.exec('CREATE TABLE t (n INTEGER)')
  const count = () => database.prepare('SELECT count(*) AS n FROM t').get()?.n
  return { database, add: () => database.exec('INSERT INTO t VALUES (1)'), count }
}

describe('the database', () => {
  it('is readable only by its owner, since it holds addresses', () => {
    const folder = makeTestFolder()
    const database = openDatabase(join(folder, 'store.sqlite'))
    database.exec('CREATE TABLE t (n INTEGER)')
    const files = readdirSync(folder)
    expect(files).toContain('store.sqlite-wal')
    for (const name of files) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    database.close()
  })

  it('keeps every commit through a power failure', () => {
    const { database } = open()
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    // 2 is FULL: the log is flushed to disk with every commit.
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  })

  it('waits for other processes while it opens, later only briefly', () => {
    const { database } = open()
    const waits = () => Number(database.prepare('PRAGMA busy_timeout').get()?.timeout)
    expect(waits()).toBe(5000)
    leaveWaitingToRetries(database)
    expect(waits()).toBeLessThanOrEqual(20)
  })

  it('commits or rolls back a transaction as a whole, with those nested in it', () => {
    const { database, add, count } = open()
    const attempt = () =>
      inTransaction(database, () => {
        inTransaction(database, add)
        throw new Error('no')
      })
    expect(attempt).toThrow('no')
    expect(count()).toBe(0)
    expect(inTransaction(database, () => 'done')).toBe('done')
    inTransaction(database, add)
    expect(count()).toBe(1)
  })

  it('of an earlier version is migrated with its carts and orders', () => {
    const file = join(makeTestFolder(), 'store.sqlite')
    const address = { city: 'Pune', zip: '411001' }
    const earlier = openDatabase(file)
    const keep = earlier.prepare('INSERT INTO carts (token, updated_at, record) VALUES (?, ?, ?)')
    keep.run('to-pune', '', JSON.stringify({ note: 'hi', deliveryAddress: address }))
    keep.run('to-nowhere', '', JSON.stringify({ deliveryAddress: null }))
    const order = {
      phone: '+91 98765 43210',
      deliveryAddress: address,
      note: '"scope":"line"',
      lines: [{ allocations: [{ scope: 'line' }, { scope: 'order' }] }],
      totals: { due: 5, total: 9, giftCards: [{ code: 'G', amountUsed: 4 }] },
    }
    earlier
      .prepare(`INSERT INTO orders (number, status_token, cart_token, email, created_at, record)
        VALUES ('PG1001', 's', 'c', 'a.sha+1@gmail.com', '', ?)`)
      .run(JSON.stringify(order))
    earlier.exec(`DROP TRIGGER code_is_used; DROP TRIGGER code_is_unused; DROP INDEX discount_uses_by_order;
      DROP TABLE order_progress; DROP TABLE order_events; DROP TABLE stock_events; DROP TABLE merchant_values;
      DROP TABLE invoices; DROP TABLE invoice_series; DROP TABLE credit_notes; DROP TABLE sold_days; DROP TABLE used_codes;
      DROP INDEX orders_by_phone; ALTER TABLE orders DROP COLUMN phone;
      ALTER TABLE catalogue DROP COLUMN currency;
      ALTER TABLE catalogue ADD COLUMN document TEXT NOT NULL;
      INSERT INTO catalogue VALUES (1, 'h', 7, '', '{"shop":{"currencyCode":"KWD"}}');
      PRAGMA user_version = 1`)
    earlier.close()
    const database = openDatabase(file)
    const read = (table: string) =>
      database
        .prepare(`SELECT record FROM ${table}`)
        .all()
        .map((row) => JSON.parse(String(row.record)))
    expect(read('carts')).toEqual([
      {
        note: 'hi',
        deliveryAddress: address,
        metafields: [],
        addresses: [{ id: expect.any(String), address, selected: true, oneTimeUse: false }],
      },
      { deliveryAddress: null, metafields: [], addresses: [] },
    ])
    const giftCards = [{ code: 'G', amountUsed: 4, presentmentAmountUsed: 4 }]
    expect(read('orders')).toEqual([
      {
        ...order,
        lines: [{ allocations: [{ scope: 'product' }, { scope: 'order' }] }],
        totals: { due: 5, total: 9, currency: { code: 'INR', digits: 2 }, giftCards },
        shopTotal: 9,
      },
    ])
    expect(database.prepare('SELECT email, phone FROM orders').all()).toEqual([
      { email: 'asha@gmail.com', phone: '9876543210' },
    ])
    expect(database.prepare('SELECT search FROM order_progress').all()).toEqual([
      { search: 'pg1001 pune 411001 9876543210' },
    ])
    expect(database.prepare('SELECT * FROM catalogue').all()).toEqual([
      { id: 1, hash: 'h', revision: 7, loaded_at: '', currency: 'KWD' },
    ])
    database.close()
  })
})
