import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { DeskDatabase, DeskTables } from '../database/desk-tables.ts'
import { isPostgres } from '../database/is-postgres.ts'
import { lockFor } from '../database/lock-for.ts'
import { toDate } from '../database/to-date.ts'
import { logAction } from '../history/history.ts'
import type { StoredLetter } from '../mail/mail.ts'
import { listAnswers, type MessageAnswer } from '../messages/answers.ts'
import { type Message, toMessage } from '../messages/list-messages.ts'
import { messageSubject } from '../messages/message-subject.ts'
import { type ExportedReview, eraseReviewsOf, listReviewsOf } from '../reviews/reviews-of-person.ts'
import { type Subscriber, toSubscriber } from '../subscribers/subscriber.ts'
import { subscriberSubject } from '../subscribers/subscriber-subject.ts'
import { type ExportedWish, eraseWishesOf, listWishesOf } from '../wishes/wishes-of-person.ts'

/** Without the token: its link would let others act for the subscriber. */
export type Subscription = Omit<Subscriber, 'token'>

/** A person, identified by mailbox or by the last ten digits of the phone number (`platform/person-keys.ts`). */
export type Person = { readonly by: 'email' | 'phone'; readonly key: string }

/** All of a person's data at the desk, oldest first. */
export type PersonRecords = {
  readonly messages: readonly (Message & { readonly answers: readonly MessageAnswer[] })[]
  /** Newsletter subscriptions; like reviews and wishes, found by mailbox only. */
  readonly subscriptions: readonly Subscription[]
  /** Letters to the person or about their orders, and those that told the merchant of their messages. */
  readonly letters: readonly SentLetter[]
  readonly reviews: readonly ExportedReview[]
  readonly wishes: readonly ExportedWish[]
}

export type SentLetter = Pick<
  StoredLetter,
  'kind' | 'state' | 'recipient' | 'subject' | 'text' | 'createdAt' | 'sentAt'
>

/** The number of records deleted, by kind. */
export type Erased = Readonly<Record<keyof PersonRecords, number>>

/**
 * A person's rights to access and erasure (DPDP Act 2023, sections 11 to 14). The desk does not know the phone number of
 * a letter's recipient: `orderIds` names the person's orders, and the letters about them are the person's.
 */
export type People = ReturnType<typeof createPeople>

type Action = { readonly who: string; readonly at: Date }

export function createPeople(database: DeskDatabase, now: () => Date) {
  return {
    async export(person: Person, orderIds: readonly number[] = []): Promise<PersonRecords> {
      const rows = await selectMessagesOf(database, person).selectAll().orderBy('id').execute()
      const messages = rows.map(toMessage)
      const answers = await Promise.all(messages.map(({ id }) => listAnswers(database, id)))
      return {
        messages: messages.map((message, at) => ({ ...message, answers: answers[at] ?? [] })),
        ...(await exportByMailbox(database, person)),
        letters: await listLetters(database, isAbout(person, messages, orderIds)),
      }
    },
    /** Deletes a person's data and the answers to it; the log records that, and who did it. @returns counts by kind */
    async erase(person: Person, who: string, orderIds: readonly number[] = []): Promise<Erased> {
      const erased = await database.transaction().execute(async (transaction) => {
        const action = { who, at: now() }
        const byMailbox = await eraseByMailbox(transaction, person, action)
        const messages = await eraseMessages(transaction, person, action)
        // Last, so that no action on a review or a message at the same time can queue one afterwards.
        const letters = await eraseLetters(transaction, isAbout(person, messages, orderIds))
        return { letters, messages: messages.length, ...byMailbox }
      })
      await forget(database)
      return erased
    },
  }
}

const isOf =
  ({ by, key }: Person) =>
  (column: ExpressionBuilder<DeskTables, 'messages'>) =>
    column(by === 'email' ? 'mailbox' : 'phone_key', '=', key)

function selectMessagesOf(database: DeskDatabase, person: Person) {
  return database.selectFrom('messages').where(isOf(person))
}

/** Deletes the messages with their answers and words, once nobody acts on them any more. */
async function eraseMessages(
  transaction: DeskDatabase,
  person: Person,
  { who, at }: Action,
): Promise<readonly { readonly id: number }[]> {
  const found = await selectMessagesOf(transaction, person).select('id').orderBy('id').execute()
  for (const { id } of found) await lockFor(transaction, messageSubject(id))
  const erased = await transaction
    .deleteFrom('messages')
    .where(isOf(person))
    .returning('id')
    .execute()
  for (const { id } of erased)
    await logAction(transaction, at, { who, subject: messageSubject(id), what: 'erased' })
  return erased
}

/** The records found by mailbox only. */
async function exportByMailbox(
  database: DeskDatabase,
  { by, key }: Person,
): Promise<Omit<PersonRecords, 'letters' | 'messages'>> {
  if (by !== 'email') return { subscriptions: [], reviews: [], wishes: [] }
  const subscribers = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('mailbox', '=', key)
    .execute()
  return {
    subscriptions: subscribers.map(toSubscriber).map(({ token: _, ...told }) => told),
    reviews: await listReviewsOf(database, key),
    wishes: await listWishesOf(database, key),
  }
}

async function eraseByMailbox(
  transaction: DeskDatabase,
  { by, key }: Person,
  action: Action,
): Promise<Omit<Erased, 'letters' | 'messages'>> {
  if (by !== 'email') return { subscriptions: 0, reviews: 0, wishes: 0 }
  const subscriptions = await transaction
    .deleteFrom('subscribers')
    .where('mailbox', '=', key)
    .returning('id')
    .execute()
  for (const { id } of subscriptions)
    await logAction(transaction, action.at, {
      who: action.who,
      subject: subscriberSubject({ id }),
      what: 'erased',
    })
  return {
    subscriptions: subscriptions.length,
    reviews: await eraseReviewsOf(transaction, key, action),
    wishes: await eraseWishesOf(transaction, key),
  }
}

/** Letters to the person or about their orders, and those that told the merchant of their messages. */
function isAbout(
  person: Person,
  messages: readonly { readonly id: number }[],
  orderIds: readonly number[],
) {
  const about = [
    ...messages.map(({ id }) => messageSubject(id)),
    ...orderIds.map((id) => `order ${id}`),
  ]
  return (letter: ExpressionBuilder<DeskTables, 'letters'>) =>
    letter.or([
      ...(about.length > 0 ? [letter('about', 'in', about)] : []),
      ...(person.by === 'email' ? [letter('mailbox', '=', person.key)] : []),
    ])
}

type LetterFilter = ReturnType<typeof isAbout>

async function listLetters(
  database: DeskDatabase,
  isListed: LetterFilter,
): Promise<readonly SentLetter[]> {
  const rows = await database
    .selectFrom('letters')
    .where(isListed)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map(({ kind, state, recipient, subject, text, created_at, sent_at }) => ({
    kind,
    state,
    recipient,
    subject,
    text,
    createdAt: new Date(created_at),
    sentAt: toDate(sent_at),
  }))
}

async function eraseLetters(transaction: DeskDatabase, isErased: LetterFilter): Promise<number> {
  const erased = await transaction.deleteFrom('letters').where(isErased).returning('id').execute()
  return erased.length
}

/** Truncates SQLite's write-ahead log, the last copy of deleted data; waits for readers to finish. */
async function forget(database: Kysely<DeskTables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
