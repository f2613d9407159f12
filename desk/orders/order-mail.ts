import { sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { isDataFault } from '../database/is-data-fault.ts'
import { lockFor } from '../database/lock-for.ts'
import {
  type CreditedCard,
  type LetterOrder,
  type LetterParcel,
  toCancellation,
  toDispatchNotice,
  toOrderConfirmation,
} from '../letters/order-letters.ts'
import { queueLetter } from '../mail/queue-letter.ts'

/** News about an order for its buyer. */
export type OrderNews = {
  readonly order: LetterOrder
  readonly orderId: number
  /** The buyer's address. */
  readonly recipient: string
  /** When it happened, ISO 8601. Part of the key, because ids start over with another store. */
  readonly at: string
  readonly what:
    | { readonly type: 'placed' }
    | { readonly type: 'dispatched' | 'corrected'; readonly parcel: LetterParcel }
    | { readonly type: 'cancelled'; readonly cards: readonly CreditedCard[] }
}

/** Letters about the orders of a store, whose events are numbered and kept in the store's database. */
export type OrderMail = ReturnType<typeof createOrderMail>

const NAME = 'orders'

type Log = (message: string, fault: unknown) => void

export function createOrderMail(database: DeskDatabase, now: () => Date, log: Log) {
  return {
    /**
     * The id of the last event that was handled.
     * @param last where to start the first time, so that old orders get no mail
     */
    async getCursor(last: number) {
      await database
        .insertInto('followed')
        .values({ name: NAME, place: last })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const { place } = await database
        .selectFrom('followed')
        .select('place')
        .where('name', '=', NAME)
        .executeTakeFirstOrThrow()
      return place
    },
    /**
     * Queues letters and moves the cursor on, both or neither. A letter that the database refuses for its content is
     * logged and left out: it would be refused each time, and no later buyer would get mail.
     * @returns false when another process has moved it meanwhile, and nothing has changed
     */
    advance: (from: number, to: number, news: readonly OrderNews[]) =>
      database.transaction().execute(async (transaction) => {
        await lockFor(transaction, 'letters about orders')
        const moved = await transaction
          .updateTable('followed')
          .set({ place: to })
          .where('name', '=', NAME)
          .where('place', '=', from)
          .returning('id')
          .executeTakeFirst()
        if (!moved) return false
        for (const each of news) await queueOrSkip(transaction, each, now(), log)
        return true
      }),
  }
}

async function queueOrSkip(
  transaction: DeskDatabase,
  news: OrderNews,
  now: Date,
  log: Log,
): Promise<void> {
  // Without it, PostgreSQL would refuse the rest of the transaction, too.
  await sql`savepoint letter`.execute(transaction)
  try {
    await queueOrderLetter(transaction, news, now)
  } catch (fault) {
    if (!isDataFault(fault)) throw fault
    await sql`rollback to savepoint letter`.execute(transaction)
    log(`Could not queue a letter about order ${news.orderId}; it is skipped`, fault)
  }
  await sql`release savepoint letter`.execute(transaction)
}

async function queueOrderLetter(
  transaction: DeskDatabase,
  news: OrderNews,
  now: Date,
): Promise<void> {
  const { orderId, recipient, what, at } = news
  const about = `order ${orderId}`
  const key = `${about} ${what.type} ${at}`
  await queueLetter(transaction, { ...toLetter(news), about, key, recipient }, now)
}

function toLetter({ order, what }: OrderNews) {
  switch (what.type) {
    case 'placed':
      return { ...toOrderConfirmation(order), kind: 'order' } as const
    case 'dispatched':
    case 'corrected': {
      const isCorrected = what.type === 'corrected'
      return { ...toDispatchNotice(order, what.parcel, isCorrected), kind: 'dispatch' } as const
    }
    case 'cancelled':
      return { ...toCancellation(order, what.cards), kind: 'cancellation' } as const
  }
}
