import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cardBalance, stocks, usageLimit } from './crash-catalogue.ts'

type OrderRow = { readonly id: number; readonly cart_token: string; readonly record: string }

type KeptOrder = {
  readonly id: number
  readonly cartToken: string
  readonly quantities: Readonly<Record<string, number>>
  readonly paidByCard: number
  readonly codes: readonly string[]
}

/** What the store has saved, read from its file while it runs. */
export type Ledger = { readonly orders: ReadonlyMap<string, KeptOrder> }

/**
 * Reads the ledger and checks that it is consistent: no order is incomplete, and stock, gift cards
 * and codes match the orders.
 * @throws AssertionError
 */
export function readLedger(dataDir: string): Ledger {
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'), {
    readOnly: true,
    timeout: 5000,
  })
  try {
    assert.equal(database.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok')
    // The rows have the columns of the query.
    const rows = database.prepare('SELECT id, cart_token, record FROM orders').all() as OrderRow[]
    const orders = rows.map(toOrder)
    checkCarts(database, orders)
    checkStock(database, orders)
    checkCardAndCodes(database, orders)
    return { orders: new Map(orders.map((order) => [order.cartToken, order])) }
  } finally {
    database.close()
  }
}

function toOrder({ id, cart_token: cartToken, record }: OrderRow): KeptOrder {
  const { lines, totals } = JSON.parse(record)
  const quantities: Record<string, number> = {}
  for (const { variantId, quantity } of lines)
    quantities[variantId] = (quantities[variantId] ?? 0) + quantity
  const cards: { amountUsed: number }[] = totals.giftCards
  const codes: { code: string; applicable: boolean }[] = totals.discountCodes
  return {
    id,
    cartToken,
    quantities,
    paidByCard: cards.reduce((sum, card) => sum + card.amountUsed, 0),
    codes: codes.filter(({ applicable }) => applicable).map(({ code }) => code),
  }
}

/** Checks that each order completed its cart, and that no cart is complete without its order. */
function checkCarts(database: DatabaseSync, orders: readonly KeptOrder[]): void {
  const completed = database
    .prepare('SELECT token, order_id FROM carts WHERE order_id IS NOT NULL')
    .all()
    .map((row) => `${row.order_id} ${row.token}`)
  const ordered = orders.map(({ id, cartToken }) => `${id} ${cartToken}`)
  assert.deepEqual(completed.sort(), ordered.sort())
}

function checkStock(database: DatabaseSync, orders: readonly KeptOrder[]): void {
  for (const [variant, start] of stocks) {
    const ordered = orders.reduce((sum, order) => sum + (order.quantities[variant] ?? 0), 0)
    const row = database.prepare('SELECT stock FROM inventory WHERE variant_id = ?').get(variant)
    assert.equal(row?.stock, start - ordered)
  }
}

function checkCardAndCodes(database: DatabaseSync, orders: readonly KeptOrder[]): void {
  const spent = orders.reduce((sum, order) => sum + order.paidByCard, 0)
  const left = Number(database.prepare('SELECT balance FROM gift_cards').get()?.balance)
  assert.equal(left, cardBalance - spent)
  assert.ok(left >= 0)
  const uses = database.prepare('SELECT order_id FROM discount_uses ORDER BY order_id').all()
  const using = orders.filter(({ codes }) => codes.length > 0).map(({ id }) => id)
  assert.deepEqual(
    uses.map((row) => Number(row.order_id)),
    using.sort((a, b) => a - b),
  )
  assert.ok(uses.length <= usageLimit)
}
