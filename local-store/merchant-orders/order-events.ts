import type { DatabaseSync } from 'node:sqlite'
import {
  type ActionEffects,
  noEffects,
  type OrderAction,
  type OrderEvent,
} from './order-actions.ts'

type NewEvent = Omit<OrderEvent, 'id' | 'action'> & { readonly action: OrderAction }

/** The history of orders: one row for each version of an order. */
export function createOrderEvents(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO order_events (order_id, version, at, who, act, details)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const ofOrder = database.prepare('SELECT * FROM order_events WHERE order_id = ? ORDER BY version')
  const after = database.prepare('SELECT * FROM order_events WHERE id > ? ORDER BY id LIMIT ?')
  const last = database.prepare('SELECT coalesce(max(id), 0) AS id FROM order_events')
  return {
    add({ orderId, version, at, who, action: { type, ...fields }, effects }: NewEvent): void {
      const { restocked, uncounted, giftCards, lostGiftCards, codes } = effects
      const kept = { restocked, uncounted, giftCards, lostGiftCards, codes }
      const details = JSON.stringify({ ...fields, ...(effects !== noEffects && { effects: kept }) })
      insert.run(orderId, version, at, who, type, details)
    },
    listOf: (orderId: number): OrderEvent[] => ofOrder.all(orderId).map(toEvent),
    listAfter: (id: number, limit: number): OrderEvent[] => after.all(id, limit).map(toEvent),
    lastId: () => Number(last.get()?.id),
  }
}

function toEvent(row: Record<string, unknown>): OrderEvent {
  // Only `add` writes this column, and orders.ts an order's first row.
  const { effects = noEffects, ...fields } = JSON.parse(String(row.details)) as {
    effects?: ActionEffects
  }
  return {
    id: Number(row.id),
    orderId: Number(row.order_id),
    version: Number(row.version),
    at: String(row.at),
    who: String(row.who),
    // As above.
    action: { type: row.act, ...fields } as OrderEvent['action'],
    effects,
  }
}
