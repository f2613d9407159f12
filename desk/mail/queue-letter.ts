import { randomUUID } from 'node:crypto'
import { brand } from '#merchant/brand.ts'
import { toMailbox } from '#platform/person-keys.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import type { Letter } from '../letters/letter.ts'
import type { LetterKind } from './letter-table.ts'

/** A letter to queue, with its recipient and its cause. */
export type NewLetter = Letter & {
  /** What caused it, for example `message 12 receipt`; a second letter with the same key is not queued. */
  readonly key: string
  readonly kind: LetterKind
  /** The subject of its actions in the history, for example `message 12`. */
  readonly about: string
  readonly recipient: string
  /** The address for replies, if not the shop's. */
  readonly replyTo?: string
  /** The Message-ID of the letter that it replies to. */
  readonly inReplyTo?: string | null
  /** Accepts a one-click POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** After a day without success, a letter is out of date. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * Queues a letter in the transaction of its cause, so that both are stored or neither.
 * @returns false when a letter with this key already exists
 */
export async function queueLetter(
  transaction: DeskDatabase,
  { replyTo, inReplyTo, unsubscribeUrl, ...letter }: NewLetter,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const { kind, about, key } = letter
  const recipient = withoutControls(letter.recipient)
  const queued = await transaction
    .insertInto('letters')
    .values({
      kind,
      about,
      key,
      recipient,
      subject: withoutControls(letter.subject),
      text: withoutControls(letter.text),
      html: withoutControls(letter.html),
      mailbox: toMailbox(recipient),
      message_id: createMessageId(),
      reply_to: replyTo ?? null,
      in_reply_to: inReplyTo ?? null,
      unsubscribe_url: unsubscribeUrl ?? null,
      state: 'waiting',
      tries: 0,
      due_at: time,
      give_up_at: new Date(now.getTime() + GIVE_UP_MS).toISOString(),
      created_at: time,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Drops the letters about a subject that wait for their first or next attempt, since nobody wants them any more. */
export async function dropWaitingLetters(transaction: DeskDatabase, about: string): Promise<void> {
  await transaction
    .deleteFrom('letters')
    .where('about', '=', about)
    .where('state', '=', 'waiting')
    .execute()
}

/** Buyers' names come from a store, which may keep them as they were sent. */
const withoutControls = (text: string) => text.replaceAll(/(?![\n\t])\p{Cc}/gu, '')

/** Uses the domain of the shop's e-mail address. */
function createMessageId(): string {
  const domain = brand.email.slice(brand.email.lastIndexOf('@') + 1)
  return `<${randomUUID()}@${domain}>`
}

/** The Message-ID of the letter with this key; null when there is none. */
export async function findMessageId(database: DeskDatabase, key: string): Promise<string | null> {
  const found = await database
    .selectFrom('letters')
    .select('message_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.message_id ?? null
}
