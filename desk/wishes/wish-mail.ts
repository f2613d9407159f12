import type { DeskDatabase } from '../database/desk-tables.ts'
import { toBackInStock } from '../letters/subscriber-letters.ts'
import { queueLetter } from '../mail/queue-letter.ts'
import type { Wish } from './wishes.ts'

/** What has come back. */
export type BackGame = { readonly title: string; readonly url: string }

/** Queues the one letter of a wish, in the transaction that says that it was told. */
export async function queueBackInStock(
  transaction: DeskDatabase,
  game: BackGame,
  { id, email: recipient, consentedAt }: Wish,
  now: Date,
): Promise<void> {
  const about = `wish ${id}`
  // Whoever was told may wish again.
  const key = `${about} back ${consentedAt.toISOString()}`
  const letter = { ...toBackInStock(game), kind: 'back-in-stock' } as const
  await queueLetter(transaction, { ...letter, about, key, recipient }, now)
}
