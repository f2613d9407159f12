import { contactLimit, type MessageOutcome, type NewMessage } from '#commerce/model/shop-desk.ts'
import { toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { queueArrival } from './message-mail.ts'
import { messageSubject } from './message-subject.ts'
import { wordsOf } from './message-words.ts'
import { toTicket } from './ticket.ts'

const MINUTE_MS = 60_000
/** The same text from the same person within a day is one message: forms without script have no key. */
const SAME_MS = 24 * 60 * MINUTE_MS

/** Stores a message once and queues its letters, or refuses it when its mailbox has sent too many. */
export async function storeMessage(
  database: DeskDatabase,
  message: NewMessage,
  now: Date,
): Promise<MessageOutcome> {
  const mailbox = toMailbox(message.email)
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, `messages of ${mailbox}`)
    const recent = await listRecent(transaction, mailbox, now)
    const existingId =
      (await findByKey(transaction, message.key)) ?? recent.find(isSame(message))?.id
    if (existingId !== undefined) return { type: 'stored', ticket: toTicket(existingId) }
    const waitMs = findWait(recent, now)
    if (waitMs !== null) return { type: 'refused', reason: 'too-many', waitMs }
    const id = await insert(transaction, message, mailbox, now)
    const ticket = toTicket(id)
    const written = { ...message, ticket, text: message.query }
    await queueArrival(transaction, messageSubject(id), written, now)
    return { type: 'stored', ticket }
  })
}

type Recent = Awaited<ReturnType<typeof listRecent>>[number]

/** Newest first. */
function listRecent(transaction: DeskDatabase, mailbox: string, now: Date) {
  return transaction
    .selectFrom('messages')
    .select(['id', 'created_at', 'name', 'phone', 'text'])
    .where('mailbox', '=', mailbox)
    .where('created_at', '>', new Date(now.getTime() - SAME_MS).toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

async function findByKey(transaction: DeskDatabase, key: string | null) {
  if (key === null) return undefined
  const found = await transaction
    .selectFrom('messages')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.id
}

const isSame =
  ({ name, phone, query }: NewMessage) =>
  (sent: Recent) =>
    sent.name === name && sent.phone === phone && sent.text === query

/** Milliseconds until the mailbox may send again; null for now. Times in the future come from a clock set back. */
function findWait(recent: readonly Recent[], now: Date): number | null {
  const time = now.getTime()
  const span = contactLimit.minutes * MINUTE_MS
  const counted = recent
    .map(({ created_at }) => Date.parse(created_at))
    .filter((at) => at > time - span && at <= time)
  const decisive = counted[contactLimit.max - 1]
  return decisive === undefined ? null : decisive + span - time
}

/** @returns its id */
async function insert(
  transaction: DeskDatabase,
  { key, kind, name, email, phone, query: text }: NewMessage,
  mailbox: string,
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('messages')
    .values({
      key,
      kind,
      name,
      email,
      mailbox,
      phone,
      text,
      state: 'open',
      phone_key: toPhoneKey(phone),
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const words = wordsOf({ name, email, phone, text })
  await transaction
    .insertInto('message_words')
    .values(words.map((word) => ({ word, message_id: id })))
    .execute()
  return id
}
