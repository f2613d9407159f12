import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CheckoutSales, openCheckoutSales } from './checkout-sales.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const game = 'gid://shopify/Product/1'
const units = [{ productId: game, quantity: 2 }]

const log = vi.fn()
let folder: string
let clock: number
let sales: CheckoutSales

const open = () =>
  openCheckoutSales(join(folder, 'data'), { now: () => new Date(clock), log, maxCheckouts: 3 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handed-over-'))
  clock = Date.parse('2026-11-20T12:00:00Z')
  sales = open()
})
afterEach(() => {
  sales.close()
  rmSync(folder, { recursive: true, force: true })
  log.mockReset()
})

/** Reads as another page would a minute later: sales are read at most every ten seconds. */
function findSales() {
  clock += 60_000
  return sales.findSales(game)
}

function countRows(): number {
  const database = new DatabaseSync(join(folder, 'data', 'handovers.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT id FROM handovers').all()
  database.close()
  return rows.length
}

it('counts a checkout’s units in the hour in which it returned', () => {
  sales.recordStart('a', units)
  expect(findSales()).toBeNull()
  clock += 2 * HOUR
  sales.recordReturn('a')
  expect(findSales()).toEqual({ soldInPastDay: 2, boughtInPastHour: 2, lastPurchase: null })
  clock += HOUR
  expect(findSales()).toEqual({ soldInPastDay: 2, boughtInPastHour: 0, lastPurchase: null })
  clock += DAY
  expect(findSales()).toBeNull()
})

it('counts a checkout that returns twice only once, at its first return', () => {
  sales.recordStart('a', units)
  sales.recordReturn('a')
  clock += 2 * HOUR
  sales.recordReturn('a')
  expect(findSales()).toEqual({ soldInPastDay: 2, boughtInPastHour: 0, lastPurchase: null })
})

it('counts nothing for a checkout that it did not start', () => {
  sales.recordReturn('unknown')
  expect(findSales()).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

it('keeps sales and open checkouts through a restart', () => {
  sales.recordStart('a', units)
  sales.recordReturn('a')
  sales.recordStart('b', [{ productId: game, quantity: 5 }])
  sales.close()
  sales = open()
  expect(findSales()?.soldInPastDay).toBe(2)
  sales.recordReturn('a')
  sales.recordReturn('b')
  expect(findSales()?.soldInPastDay).toBe(7)
})

it('forgets checkouts after eight days', () => {
  sales.recordStart('a', units)
  clock += 8 * DAY
  sales.recordStart('b', units)
  expect(countRows()).toBe(2)
  clock += 1
  sales.recordStart('c', units)
  expect(countRows()).toBe(2)
})

it('forgets the oldest checkouts when there are too many', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) sales.recordStart(id, units)
  expect(countRows()).toBe(3)
  sales.recordReturn('a')
  expect(findSales()).toBeNull()
  sales.recordReturn('e')
  expect(findSales()?.soldInPastDay).toBe(2)
})

it('holds up neither checkout nor page when the file fails, and says so', () => {
  sales.close()
  sales.recordStart('a', units)
  sales.recordReturn('a')
  expect(findSales()).toBeNull()
  expect(log).toHaveBeenCalledTimes(3)
  expect(log).toHaveBeenCalledWith('Sales could not be counted', expect.any(Error))
  sales = open()
})

it('throws when the folder cannot be used', () => {
  const file = join(folder, 'data', 'handovers.sqlite')
  expect(() => openCheckoutSales(file, { log })).toThrow()
})

it('waits for another process’s write without blocking', async () => {
  const other = new DatabaseSync(join(folder, 'data', 'handovers.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const began = performance.now()
  sales.recordStart('a', units)
  expect(performance.now() - began).toBeLessThan(500)
  expect(countRows()).toBe(0)
  other.exec('COMMIT')
  other.close()
  await expect.poll(countRows).toBe(1)
  expect(log).not.toHaveBeenCalled()
})
