import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { toMailbox } from '#platform/person-keys.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { dropWaitingLetters } from '../mail/queue-letter.ts'
import { listSubscribers, type SubscriberQuery } from './list-subscribers.ts'
import { type Subscriber, toSubscriber } from './subscriber.ts'
import { queueConfirmation, queueWelcome, type ShopFacts } from './subscriber-mail.ts'
import { subscriberSubject } from './subscriber-subject.ts'
import type { SubscriberTable } from './subscriber-table.ts'

/** What somebody agreed to, and on which page. */
export type Consent = { readonly email: string; readonly words: string; readonly page: string }

/** Newsletter subscribers. Only confirmed ones may be written to. */
export type Subscribers = ReturnType<typeof createSubscribers>

/** @param shop facts for letters; without it, none are queued */
export function createSubscribers(database: DeskDatabase, now: () => Date, shop?: ShopFacts) {
  return {
    /** Stores a consent. A confirmed subscriber stays confirmed, so that nobody else can make them confirm again. */
    subscribe: (consent: Consent) =>
      database.transaction().execute(async (transaction) => {
        const subscriber = await subscribe(transaction, consent, now())
        if (shop && subscriber.state === 'pending')
          await queueConfirmation(transaction, shop, subscriber, now())
        return subscriber
      }),
    /** @returns null for a token that is unknown or has unsubscribed */
    confirm: (token: string) =>
      changeByToken(
        database,
        token,
        ({ state }) =>
          state === 'pending' ? { state: 'confirmed', confirmed_at: now().toISOString() } : {},
        async (transaction, subscriber) => {
          if (shop) await queueWelcome(transaction, shop, subscriber, now())
        },
      ).then((subscriber) => (subscriber?.state === 'confirmed' ? subscriber : null)),
    /** Unsubscribes with one click, and drops letters that wait; may be repeated. @returns null for an unknown token */
    unsubscribe: (token: string) =>
      changeByToken(
        database,
        token,
        ({ state }) =>
          state === 'unsubscribed'
            ? {}
            : { state: 'unsubscribed', unsubscribed_at: now().toISOString() },
        // One that arrived, but whose answer was lost, would be sent again.
        (transaction, subscriber) => dropWaitingLetters(transaction, subscriberSubject(subscriber)),
      ),
    async find(id: number) {
      const row = await database
        .selectFrom('subscribers')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toSubscriber(row) : null
    },
    list: (query: SubscriberQuery) => listSubscribers(database, query),
  }
}

async function subscribe(
  transaction: DeskDatabase,
  { email, words, page }: Consent,
  at: Date,
): Promise<Subscriber> {
  const mailbox = toMailbox(email)
  const consent = {
    email,
    state: 'pending' as const,
    consent_words: words,
    consent_page: page,
    consented_at: at.toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
  }
  await lockFor(transaction, `subscriber ${mailbox}`)
  const existing = await transaction
    .selectFrom('subscribers')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .executeTakeFirst()
  if (existing?.state === 'confirmed') return toSubscriber(existing)
  // Links in earlier letters must not act on a new consent.
  const token =
    existing?.state === 'pending' ? existing.token : randomBytes(24).toString('base64url')
  const row = existing
    ? await transaction
        .updateTable('subscribers')
        .set({ ...consent, token })
        .where('id', '=', existing.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await transaction
        .insertInto('subscribers')
        .values({ ...consent, mailbox, token })
        .returningAll()
        .executeTakeFirstOrThrow()
  return toSubscriber(row)
}

async function changeByToken(
  database: DeskDatabase,
  token: string,
  decide: (row: Selectable<SubscriberTable>) => Partial<Selectable<SubscriberTable>>,
  after?: (transaction: DeskDatabase, changed: Subscriber) => Promise<void>,
): Promise<Subscriber | null> {
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, `token ${token}`)
    const row = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirst()
    if (!row) return null
    const change = decide(row)
    if (Object.keys(change).length === 0) return toSubscriber(row)
    await transaction.updateTable('subscribers').set(change).where('id', '=', row.id).execute()
    const changed = toSubscriber({ ...row, ...change })
    await after?.(transaction, changed)
    return changed
  })
}
