import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isSameSecret } from '#platform/is-same-secret.ts'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import type { CartRecord } from './records.ts'

export type CartStore = {
  /** A new, empty cart; only `save` stores it. */
  create(): CartRecord
  /** The cart, if the key is right. */
  find(token: string, key: string): CartRecord | null
  /** The cart without checking the key. A caller without the key must not see its buyer. */
  findByToken(token: string): CartRecord | null
  /** Saves the cart and sets its `updatedAt`. */
  save(cart: CartRecord): void
  /** Marks the cart as ordered: it then accepts no more changes. */
  complete(cart: CartRecord, orderId: number): void
  /**
   * Deletes some carts that never became an order and last changed before `time`.
   * @returns whether there may be more
   */
  removeSomeUntouchedSince(time: Date): boolean
}

/** Carts deleted at once, in a millisecond or two. */
const BATCH_SIZE = 100

/** Deletes all carts unchanged since `time`, and serves requests in between. */
export async function purgeCarts(
  carts: Pick<CartStore, 'removeSomeUntouchedSince'>,
  time: Date,
  isOpen: () => boolean,
): Promise<void> {
  const removeSome = () => isOpen() && carts.removeSomeUntouchedSince(time)
  while (await retryWhileBusy(removeSome)) await pause(20)
}

export function createCartStore(database: DatabaseSync, now: () => Date): CartStore {
  const select = database.prepare('SELECT record FROM carts WHERE token = ?')
  const upsert = database.prepare(
    `INSERT INTO carts (token, updated_at, order_id, record) VALUES (?, ?, ?, ?)
     ON CONFLICT (token) DO UPDATE SET
       updated_at = excluded.updated_at, order_id = excluded.order_id, record = excluded.record`,
  )
  const removeOld = database.prepare(
    `DELETE FROM carts WHERE token IN
     (SELECT token FROM carts WHERE updated_at < ? AND order_id IS NULL LIMIT ${BATCH_SIZE})`,
  )

  function findByToken(token: string): CartRecord | null {
    const row = select.get(token)
    // Only `save` writes this column, from a CartRecord.
    return row === undefined ? null : (JSON.parse(String(row.record)) as CartRecord)
  }
  function save(cart: CartRecord): void {
    cart.updatedAt = now().toISOString()
    upsert.run(cart.token, cart.updatedAt, cart.orderId, JSON.stringify(cart))
  }
  return {
    create: () => emptyCart(now().toISOString()),
    find: (token, key) => {
      const cart = findByToken(token)
      return cart !== null && isSameSecret(key, cart.key) ? cart : null
    },
    findByToken,
    save,
    complete: (cart, orderId) => {
      cart.orderId = orderId
      cart.typedForm = null
      save(cart)
    },
    removeSomeUntouchedSince: (time) =>
      Number(removeOld.run(time.toISOString()).changes) === BATCH_SIZE,
  }
}

function emptyCart(createdAt: string): CartRecord {
  return {
    token: randomBytes(16).toString('hex'),
    key: randomBytes(16).toString('hex'),
    createdAt,
    updatedAt: createdAt,
    lines: [],
    note: '',
    attributes: [],
    email: null,
    phone: null,
    countryCode: 'IN',
    addresses: [],
    deliveryAddress: null,
    discountCodes: [],
    giftCardCodes: [],
    deliveryOption: null,
    metafields: [],
    orderId: null,
  }
}
