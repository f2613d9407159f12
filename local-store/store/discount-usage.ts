import type { DatabaseSync } from 'node:sqlite'
import { toMailbox } from './buyer-keys.ts'

/** Who has used which code. E-mail addresses are compared by the mailbox they lead to. */
export type DiscountUsage = {
  usesOf(code: string): number
  hasUsed(code: string, email: string): boolean
  hasOrdered(email: string): boolean
  /** Records that an order used a code; call it in the order's transaction, once its row exists. */
  record(code: string, orderId: number, email: string): void
}

export function createDiscountUsage(database: DatabaseSync): DiscountUsage {
  const count = database.prepare('SELECT count(*) AS uses FROM discount_uses WHERE code = ?')
  const used = database.prepare('SELECT 1 FROM discount_uses WHERE code = ? AND email = ? LIMIT 1')
  const ordered = database.prepare('SELECT 1 FROM orders WHERE email = ? LIMIT 1')
  const insert = database.prepare(
    'INSERT OR IGNORE INTO discount_uses (code, order_id, email) VALUES (?, ?, ?)',
  )
  return {
    usesOf: (code) => Number(count.get(code.toUpperCase())?.uses),
    hasUsed: (code, email) => used.get(code.toUpperCase(), toMailbox(email)) !== undefined,
    hasOrdered: (email) => ordered.get(toMailbox(email)) !== undefined,
    record: (code, orderId, email) => {
      insert.run(code.toUpperCase(), orderId, toMailbox(email))
    },
  }
}
