import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { DeskDatabase, DeskTables } from '../database/desk-tables.ts'
import { isPostgres } from '../database/is-postgres.ts'
import { logAction } from '../history/history.ts'
import type { KeptLetter } from '../mail/mail.ts'
import { listAnswers, type MessageAnswer } from '../messages/answers.ts'
import { type Message, toMessage } from '../messages/list-messages.ts'
import { messageSubject } from '../messages/message-subject.ts'
import { eraseReviewsOf, listReviewsOf, type ToldReview } from '../reviews/reviews-of-person.ts'
import { type Subscriber, toSubscriber } from '../subscribers/subscriber.ts'
import { subscriberSubject } from '../subscribers/subscriber-subject.ts'
import { eraseWishesOf, listWishesOf, type ToldWish } from '../wishes/wishes-of-person.ts'

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
  readonly reviews: readonly ToldReview[]
  readonly wishes: readonly ToldWish[]
}

export type SentLetter = Pick<
  KeptLetter,
  'kind' | 'state' | 'recipient' | 'subject' | 'text' | 'createdAt' | 'sentAt'
>

/** The number of records deleted, by kind. */
export type Erased = Readonly<Record<keyof PersonRecords, number>>

/**
 * A person's rights to access and erasure (DPDP Act 2023, sections 11 to 14). The desk does not know the phone number of
 * a letter's recipient: `orderIds` names the person's orders, and the letters about them are the person's.
 */
export type People = {
  readonly export: (person: Person, orderIds?: readonly number[]) => Promise<PersonRecords>
  /** Deletes a person's data and the answers to it; the log records that, and who did it. @returns counts by kind */
  readonly erase: (person: Person, who: string, orderIds?: readonly number[]) => Promise<Erased>
}

export function createPeople(database: DeskDatabase, now: () => Date): People {
  return {
    async export(person, orderIds = []) {
      const rows = await selectMessagesOf(database, person).selectAll().orderBy('id').execute()
      const messages = rows.map(toMessage)
      const answers = await Promise.all(messages.map(({ id }) => listAnswers(database, id)))
      return {
        messages: messages.map((message, at) => ({ ...message, answers: answers[at] ?? [] })),
        ...(await exportByMailbox(database, person)),
        letters: await listLetters(database, person, orderIds),
      }
    },
    async erase(person, who, orderIds = []) {
      const erased = await database.transaction().execute(async (transaction) => {
        // First, so that an action on a review at the same time cannot queue a letter after the letters are deleted.
        const byMailbox = await eraseByMailbox(transaction, person, { who, at: now() })
        const letters = await eraseLetters(transaction, person, orderIds)
        const messages = await eraseMessages(transaction, person, who, now())
        return { letters, messages, ...byMailbox }
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

async function eraseMessages(
  transaction: DeskDatabase,
  person: Person,
  who: string,
  at: Date,
): Promise<number> {
  // Answers and words are deleted with them.
  const erased = await transaction
    .deleteFrom('messages')
    .where(isOf(person))
    .returning('id')
    .execute()
  for (const { id } of erased)
    await logAction(transaction, at, { who, subject: messageSubject(id), what: 'erased' })
  return erased.length
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
  action: { readonly who: string; readonly at: Date },
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

const orderSubject = (id: number) => `order ${id}`

/** Letters to the person or about their orders, and those that told the merchant of their messages. */
function selectLettersOf(database: DeskDatabase, person: Person, orderIds: readonly number[]) {
  const about = selectMessagesOf(database, person).select(
    sql<string>`'message ' || cast(id as text)`.as('about'),
  )
  return database
    .selectFrom('letters')
    .where((letter) =>
      letter.or([
        letter('about', 'in', about),
        ...(person.by === 'email' ? [letter('mailbox', '=', person.key)] : []),
        ...(orderIds.length > 0 ? [letter('about', 'in', orderIds.map(orderSubject))] : []),
      ]),
    )
}

async function listLetters(
  database: DeskDatabase,
  person: Person,
  orderIds: readonly number[],
): Promise<readonly SentLetter[]> {
  const rows = await selectLettersOf(database, person, orderIds).selectAll().orderBy('id').execute()
  return rows.map(({ kind, state, recipient, subject, text, created_at, sent_at }) => ({
    kind,
    state,
    recipient,
    subject,
    text,
    createdAt: new Date(created_at),
    sentAt: sent_at === null ? null : new Date(sent_at),
  }))
}

/** Runs before the messages are deleted, because they tell which letters are about them. */
async function eraseLetters(
  transaction: DeskDatabase,
  person: Person,
  orderIds: readonly number[],
): Promise<number> {
  const erased = await transaction
    .deleteFrom('letters')
    .where('id', 'in', selectLettersOf(transaction, person, orderIds).select('letters.id'))
    .returning('id')
    .execute()
  return erased.length
}

/** Truncates SQLite's write-ahead log, the last copy of deleted data; waits for readers to finish. */
async function forget(database: Kysely<DeskTables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
