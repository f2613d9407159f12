import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { toMailbox } from '../people/person-keys.ts'
import type { SubscriberState, SubscriberTable } from './subscriber-table.ts'

/** What somebody agreed to, and on which page. */
export type Consent = { readonly email: string; readonly words: string; readonly page: string }

export type Subscriber = {
  readonly id: number
  readonly email: string
  readonly state: SubscriberState
  readonly token: string
  readonly consentWords: string
  readonly consentPage: string
  readonly consentedAt: Date
  readonly confirmedAt: Date | null
  readonly unsubscribedAt: Date | null
}

export type SubscriberList = {
  readonly state?: SubscriberState | undefined
  readonly cursor?: number | undefined
  readonly size?: number
}

export type SubscriberPage = {
  /** Newest first. */
  readonly subscribers: readonly Subscriber[]
  readonly next: number | null
}

/** Who wants the newsletter. Only confirmed subscribers may be written to. */
export type Subscribers = {
  /** Stores a consent; one that is confirmed stays as it is, so that nobody can have others confirm again. */
  readonly subscribe: (consent: Consent) => Promise<Subscriber>
  /** @returns null for a token that is none, or that has unsubscribed */
  readonly confirm: (token: string) => Promise<Subscriber | null>
  /** By one click, as often as it comes. @returns null for a token that is none */
  readonly unsubscribe: (token: string) => Promise<Subscriber | null>
  readonly list: (list: SubscriberList) => Promise<SubscriberPage>
}

const PAGE = 50

export function createSubscribers(database: DeskDatabase, now: () => Date): Subscribers {
  return {
    subscribe: (consent) => subscribe(database, consent, now()),
    confirm: (token) =>
      changeByToken(database, token, ({ state }) =>
        state === 'pending' ? { state: 'confirmed', confirmed_at: now().toISOString() } : {},
      ).then((subscriber) => (subscriber?.state === 'confirmed' ? subscriber : null)),
    unsubscribe: (token) =>
      changeByToken(database, token, ({ state }) =>
        state === 'unsubscribed'
          ? {}
          : { state: 'unsubscribed', unsubscribed_at: now().toISOString() },
      ),
    list: (list) => listSubscribers(database, list),
  }
}

async function subscribe(
  database: DeskDatabase,
  { email, words, page }: Consent,
  at: Date,
): Promise<Subscriber> {
  const mailbox = toMailbox(email)
  const consent = {
    ...{ email, state: 'pending' as const, consent_words: words, consent_page: page },
    ...{ consented_at: at.toISOString(), confirmed_at: null, unsubscribed_at: null },
  }
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, `subscriber ${mailbox}`)
    const known = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('mailbox', '=', mailbox)
      .executeTakeFirst()
    if (known?.state === 'confirmed') return toSubscriber(known)
    // Links of mails before must not act on a consent that is new.
    const token = known?.state === 'pending' ? known.token : randomBytes(24).toString('base64url')
    const row = known
      ? await transaction
          .updateTable('subscribers')
          .set({ ...consent, token })
          .where('id', '=', known.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('subscribers')
          .values({ ...consent, mailbox, token })
          .returningAll()
          .executeTakeFirstOrThrow()
    return toSubscriber(row)
  })
}

async function changeByToken(
  database: DeskDatabase,
  token: string,
  decide: (row: Selectable<SubscriberTable>) => Partial<Selectable<SubscriberTable>>,
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
    if (Object.keys(change).length > 0)
      await transaction.updateTable('subscribers').set(change).where('id', '=', row.id).execute()
    return toSubscriber({ ...row, ...change })
  })
}

async function listSubscribers(
  database: DeskDatabase,
  { state, cursor, size = PAGE }: SubscriberList,
): Promise<SubscriberPage> {
  let query = database.selectFrom('subscribers').selectAll().orderBy('id', 'desc')
  if (state !== undefined) query = query.where('state', '=', state)
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  // One more says whether there is a next page.
  const rows = await query.limit(size + 1).execute()
  const subscribers = rows.slice(0, size).map(toSubscriber)
  return { subscribers, next: rows.length > size ? (subscribers.at(-1)?.id ?? null) : null }
}

export function toSubscriber(row: Selectable<SubscriberTable>): Subscriber {
  const { id, email, state, token } = row
  return {
    ...{ id, email, state, token },
    consentWords: row.consent_words,
    consentPage: row.consent_page,
    consentedAt: new Date(row.consented_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    unsubscribedAt: row.unsubscribed_at === null ? null : new Date(row.unsubscribed_at),
  }
}
