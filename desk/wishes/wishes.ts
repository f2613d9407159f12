import { randomBytes } from 'node:crypto'
import { toMailbox } from '#platform/person-keys.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { dropWaitingLetters } from '../mail/queue-letter.ts'
import type { ShopFacts } from '../subscribers/subscriber-mail.ts'
import { listWaiting, listWantedPage, type WaitingQuery, type WantedQuery } from './list-wishes.ts'
import { toWish, type Wish, wishSubject } from './wish.ts'
import { queueWishKept } from './wish-mail.ts'

/** Consent to one letter when a variant is back in stock, and the page that asked. */
export type NewWish = {
  readonly variantId: string
  /** The game's title, for the merchant. */
  readonly title: string
  readonly email: string
  readonly words: string
  readonly page: string
}

/** Who wants to be told when something is back in stock: one letter per wish. */
export type Wishes = ReturnType<typeof createWishes>

/** Wishes notified in one transaction, so that it blocks others briefly; the rest wait for the next call. */
const BATCH_SIZE = 100
/** Most wishes that a mailbox may have waiting. */
const MAX_WAITING = 20

/** @param shop facts for letters; without it, none are queued */
export function createWishes(
  database: DeskDatabase,
  now: () => Date,
  shop?: Pick<ShopFacts, 'origin'>,
) {
  return {
    /**
     * Stores one wish per mailbox and variant, and queues a letter about it. A wish that was notified waits again.
     * @returns null for a mailbox that has too many wishes: anybody can enter somebody else's address
     */
    add: (wish: NewWish) => addWish(database, wish, now(), shop),
    /** Variants that people wait for, with the number of people, highest first. */
    async listWanted() {
      const rows = await database
        .selectFrom('wishes')
        .select(({ fn }) => ['variant_id', fn.countAll<number>().as('count')])
        .where('notified_at', 'is', null)
        .groupBy('variant_id')
        .orderBy('count', 'desc')
        .orderBy('variant_id')
        .execute()
      return rows.map(({ variant_id, count }) => ({ variantId: variant_id, count }))
    },
    /** A page of the same list, with titles. */
    listWantedPage: (query: WantedQuery) => listWantedPage(database, query),
    listWaiting: (query: WaitingQuery) => listWaiting(database, query),
    async find(id: number) {
      const row = await database
        .selectFrom('wishes')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toWish(row) : null
    },
    /**
     * Notifies those who wait for a variant, each once, even if several processes do so at the same time.
     * @param queueLetter called in the same transaction; if it throws, all of them still wait
     * @returns how many were notified
     */
    notify: (variantId: string, queueLetter: QueueWishLetter) =>
      notify(database, variantId, now(), queueLetter),
    /** Deletes a wish by the link in its letters, and its queued letter. @returns whether it existed */
    withdraw: (token: string) => withdrawWish(database, token),
  }
}

async function addWish(
  database: DeskDatabase,
  { variantId, title, email, words, page }: NewWish,
  at: Date,
  shop: Pick<ShopFacts, 'origin'> | undefined,
): Promise<Wish | null> {
  const mailbox = toMailbox(email)
  const consent = {
    title,
    email,
    consent_words: words,
    consent_page: page,
    consented_at: at.toISOString(),
    notified_at: null,
  }
  const token = randomBytes(24).toString('base64url')
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, wishesSubject(variantId))
    await lockFor(transaction, `wishes of ${mailbox}`)
    const existing = await transaction
      .selectFrom('wishes')
      .selectAll()
      .where('variant_id', '=', variantId)
      .where('mailbox', '=', mailbox)
      .executeTakeFirst()
    // The letter to come rests on the consent stored first.
    if (existing?.notified_at === null) return toWish(existing)
    if ((await countWaiting(transaction, mailbox)) >= MAX_WAITING) return null
    const row = existing
      ? await transaction
          .updateTable('wishes')
          .set({ ...consent, token })
          .where('id', '=', existing.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('wishes')
          .values({ ...consent, variant_id: variantId, mailbox, token })
          .returningAll()
          .executeTakeFirstOrThrow()
    const kept = toWish(row)
    if (shop) await queueWishKept(transaction, shop, kept, at)
    return kept
  })
}

async function withdrawWish(database: DeskDatabase, token: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const wishes = transaction.selectFrom('wishes').where('token', '=', token)
    const row = await wishes.select('variant_id').executeTakeFirst()
    if (!row) return false
    // By then, a notification under way has either queued its letter or will not find the wish.
    await lockFor(transaction, wishesSubject(row.variant_id))
    const gone = await transaction
      .deleteFrom('wishes')
      .where('token', '=', token)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return false
    await dropWaitingLetters(transaction, wishSubject(gone))
    return true
  })
}

async function countWaiting(transaction: DeskDatabase, mailbox: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('wishes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailbox', '=', mailbox)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type QueueWishLetter = (transaction: DeskDatabase, wish: Wish) => Promise<void>

const wishesSubject = (variantId: string) => `wishes for ${variantId}`

async function notify(
  database: DeskDatabase,
  variantId: string,
  at: Date,
  queueLetter: QueueWishLetter,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, wishesSubject(variantId))
    const waiting = await transaction
      .selectFrom('wishes')
      .selectAll()
      .where('variant_id', '=', variantId)
      .where('notified_at', 'is', null)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const row of waiting) {
      await transaction
        .updateTable('wishes')
        .set({ notified_at: at.toISOString() })
        .where('id', '=', row.id)
        .execute()
      await queueLetter(transaction, toWish(row))
    }
    return waiting.length
  })
}
