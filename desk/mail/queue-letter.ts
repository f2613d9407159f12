import { randomUUID } from 'node:crypto'
import { brand } from '#merchant/brand.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import type { Letter } from '../letters/letter.ts'
import { toMailbox } from '../people/person-keys.ts'
import type { LetterKind } from './letter-table.ts'

/** A letter, and where it belongs. */
export type NewLetter = Letter & {
  /** What caused it, such as `message 12 receipt`: a second letter with it is not queued. */
  readonly key: string
  readonly kind: LetterKind
  /** What history calls its subject, such as `message 12`. */
  readonly about: string
  readonly recipient: string
  /** Where an answer goes, when not to the shop. */
  readonly replyTo?: string
  /** The Message-ID of the letter that it follows. */
  readonly inReplyTo?: string | null
  /** Answers a POST of one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** A letter that nobody could send for a day is old news. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * Queues a letter in the transaction that causes it: neither is there without the other.
 * @returns false when its cause has a letter already
 */
export async function queueLetter(
  transaction: DeskDatabase,
  { replyTo, inReplyTo, unsubscribeUrl, ...letter }: NewLetter,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const { kind, about, key, recipient, subject, text, html } = letter
  const queued = await transaction
    .insertInto('letters')
    .values({
      ...{ kind, about, key, recipient, subject, text, html },
      ...{ mailbox: toMailbox(recipient), message_id: createMessageId() },
      ...{ reply_to: replyTo ?? null, in_reply_to: inReplyTo ?? null },
      ...{ unsubscribe_url: unsubscribeUrl ?? null, state: 'waiting', tries: 0, due_at: time },
      ...{ give_up_at: new Date(now.getTime() + GIVE_UP_MS).toISOString(), created_at: time },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Of the shop's domain, as mail from it has. */
function createMessageId(): string {
  const domain = brand.email.slice(brand.email.lastIndexOf('@') + 1)
  return `<${randomUUID()}@${domain}>`
}

/** The Message-ID of what a cause was told; null when it was told nothing. */
export async function findMessageId(database: DeskDatabase, key: string): Promise<string | null> {
  const found = await database
    .selectFrom('letters')
    .select('message_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.message_id ?? null
}
