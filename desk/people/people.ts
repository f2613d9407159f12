import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { DeskDatabase, DeskTables } from '../database/desk-tables.ts'
import { isPostgres } from '../database/is-postgres.ts'
import { logAct } from '../history/history.ts'
import { listAnswers, type MessageAnswer } from '../messages/answers.ts'
import { type Message, toMessage } from '../messages/list-messages.ts'
import { messageSubject } from '../messages/message-subject.ts'
import { type Subscriber, toSubscriber } from '../subscribers/subscribers.ts'

/** A link would let somebody else act for them. */
export type Subscription = Omit<Subscriber, 'token'>

/** Somebody, by their mailbox or by the last ten digits of their phone (`person-keys.ts`). */
export type Person = { readonly by: 'email' | 'phone'; readonly key: string }

/** All that the desk has of a person, oldest first. */
export type PersonRecords = {
  readonly messages: readonly (Message & { readonly answers: readonly MessageAnswer[] })[]
  /** Newsletters; known by mailbox alone. */
  readonly subscriptions: readonly Subscription[]
}

/** How many were deleted. */
export type Erased = { readonly messages: number; readonly subscriptions: number }

/** What people may ask of the merchant (DPDP Act 2023, sections 11 to 14). */
export type People = {
  readonly export: (person: Person) => Promise<PersonRecords>
  /** Deletes it, and what was answered. The log keeps that, and by whom. @returns how many there were of each */
  readonly erase: (person: Person, who: string) => Promise<Erased>
}

export function createPeople(database: DeskDatabase, now: () => Date): People {
  return {
    async export(person) {
      const rows = await selectMessagesOf(database, person).selectAll().orderBy('id').execute()
      const messages = rows.map(toMessage)
      const answers = await Promise.all(messages.map(({ id }) => listAnswers(database, id)))
      return {
        messages: messages.map((message, at) => ({ ...message, answers: answers[at] ?? [] })),
        subscriptions: await listSubscriptions(database, person),
      }
    },
    async erase(person, who) {
      const erased = await database.transaction().execute(async (transaction) => ({
        messages: await eraseMessages(transaction, person, who, now()),
        subscriptions: await eraseSubscriptions(transaction, person),
      }))
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
  // Answers and words go with them.
  const erased = await transaction
    .deleteFrom('messages')
    .where(isOf(person))
    .returning('id')
    .execute()
  for (const { id } of erased)
    await logAct(transaction, at, { who, subject: messageSubject(id), what: 'erased' })
  return erased.length
}

async function listSubscriptions(
  database: DeskDatabase,
  { by, key }: Person,
): Promise<readonly Subscription[]> {
  if (by !== 'email') return []
  const rows = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('mailbox', '=', key)
    .execute()
  return rows.map(toSubscriber).map(({ token: _, ...told }) => told)
}

async function eraseSubscriptions(transaction: DeskDatabase, { by, key }: Person): Promise<number> {
  if (by !== 'email') return 0
  const erased = await transaction
    .deleteFrom('subscribers')
    .where('mailbox', '=', key)
    .returning('id')
    .execute()
  return erased.length
}

/** SQLite has overwritten it, but for its log of changes; while somebody reads, until they are done. */
async function forget(database: Kysely<DeskTables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
