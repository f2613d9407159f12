import type { DatabaseSync } from 'node:sqlite'
import { toMailbox } from '#platform/person-keys.ts'
import { toCodeKey } from './code-key.ts'

/** Which buyers have used which codes. E-mail addresses are compared by mailbox. */
export type DiscountUsage = {
  usesOf(code: string): number
  hasUsed(code: string, email: string): boolean
  /** Whether this mailbox has an order that was not cancelled. */
  hasOrdered(email: string): boolean
  /** Records that an order used a code; call it in the order's transaction, once its row exists. */
  record(code: string, orderId: number, email: string): void
  /** Marks an order's codes as unused again; call it in a transaction. @returns these codes */
  forget(orderId: number): readonly string[]
}

export function createDiscountUsage(database: DatabaseSync): DiscountUsage {
  const count = database.prepare('SELECT count(*) AS uses FROM discount_uses WHERE code = ?')
  const used = database.prepare('SELECT 1 FROM discount_uses WHERE code = ? AND email = ? LIMIT 1')
  const ordered = database.prepare(
    `SELECT 1 FROM orders WHERE email = ? AND NOT EXISTS
       (SELECT 1 FROM order_progress WHERE order_id = orders.id AND state = 'cancelled') LIMIT 1`,
  )
  const insert = database.prepare(
    'INSERT OR IGNORE INTO discount_uses (code, order_id, email) VALUES (?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM discount_uses WHERE order_id = ? RETURNING code')
  return {
    usesOf: (code) => Number(count.get(toCodeKey(code))?.uses),
    hasUsed: (code, email) => used.get(toCodeKey(code), toMailbox(email)) !== undefined,
    hasOrdered: (email) => ordered.get(toMailbox(email)) !== undefined,
    record: (code, orderId, email) => {
      insert.run(toCodeKey(code), orderId, toMailbox(email))
    },
    forget: (orderId) => remove.all(orderId).map(({ code }) => String(code)),
  }
}
