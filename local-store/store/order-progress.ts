import type { DatabaseSync } from 'node:sqlite'
import { toSearchText } from './order-search-text.ts'
import type { OrderRecord } from './records.ts'

export const orderStates = [
  'new',
  'packed',
  'dispatched',
  'delivered',
  'cancelled',
  'refused',
] as const

/** Where an order is: `refused` is a parcel that its buyer did not take, and that comes back. */
export type OrderState = (typeof orderStates)[number]

export const paymentStates = [
  'pending',
  'paid',
  'partially-refunded',
  'refunded',
  'voided',
] as const

/** Whether the buyer has paid: `voided` is cash that nobody will collect any more. */
export type PaymentState = (typeof paymentStates)[number]

/** States that an order does not leave by itself: its goods are with the buyer, or not on their way. */
export const openStates = ['new', 'packed', 'dispatched'] as const satisfies readonly OrderState[]

export type Parcel = {
  readonly carrier: string
  readonly trackingNumber: string
  /** An https address that shows where the parcel is. */
  readonly trackingUrl: string | null
}

export const cancelReasons = [
  'customer',
  'declined',
  'fraud',
  'inventory',
  'staff',
  'other',
] as const

/** The provider's reasons for a cancelled order. */
export type CancelReason = (typeof cancelReasons)[number]

/** What happened to an order since it was placed. Amounts are minor units of the order's currency. */
export type OrderProgress = {
  /** Goes up by one with each act: whoever changes an order says which one they saw. */
  readonly version: number
  readonly state: OrderState
  readonly payment: PaymentState
  readonly parcel: Parcel | null
  /** When it came into each state, and when it was paid (ISO 8601); states that it was never in are missing. */
  readonly times: Readonly<Partial<Record<OrderState | 'paid', string>>>
  /** Given back so far, gift cards included. */
  readonly refunded: number
  readonly cancelReason: CancelReason | null
  /** Its games went back into stock. */
  readonly isRestocked: boolean
}

export type OrderProgressTable = {
  /** Begins the progress and the history of an order; call it in its transaction, once its row exists. */
  begin(order: OrderRecord): void
  /** @throws RangeError for an order that there is not */
  get(orderId: number): OrderProgress
  /** @returns false, with nothing written, unless the order still has the version before this one */
  save(orderId: number, progress: OrderProgress): boolean
}

export function createOrderProgress(database: DatabaseSync): OrderProgressTable {
  const insert = database.prepare(
    `INSERT INTO order_progress (order_id, version, state, payment, created_at, total, search, record)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertFirst = database.prepare(
    `INSERT INTO order_events (order_id, version, at, who, act, details)
     VALUES (?, ?, ?, '', 'place', '{}')`,
  )
  const select = database.prepare(
    'SELECT version, state, payment, record FROM order_progress WHERE order_id = ?',
  )
  const update = database.prepare(
    `UPDATE order_progress SET version = ?, state = ?, payment = ?, record = ?
     WHERE order_id = ? AND version = ?`,
  )
  return {
    begin(order) {
      const { id, createdAt, shopTotal } = order
      const { version, state, payment, ...rest } = firstProgress(order)
      const search = toSearchText(order)
      insert.run(id, version, state, payment, createdAt, shopTotal, search, JSON.stringify(rest))
      insertFirst.run(id, version, createdAt)
    },
    get(orderId) {
      const row = select.get(orderId)
      if (row === undefined) throw new RangeError(`no order has the id ${orderId}`)
      return toProgress(row)
    },
    save(orderId, { version, state, payment, ...rest }) {
      const record = JSON.stringify(rest)
      return update.run(version, state, payment, record, orderId, version - 1).changes === 1
    },
  }
}

function firstProgress({ paymentStatus, createdAt }: OrderRecord): OrderProgress {
  return {
    ...{ version: 1, state: 'new', payment: paymentStatus, parcel: null },
    times: { new: createdAt, ...(paymentStatus === 'paid' && { paid: createdAt }) },
    ...{ refunded: 0, cancelReason: null, isRestocked: false },
  }
}

/** @param row with version, state, payment and record */
export function toProgress(row: Record<string, unknown>): OrderProgress {
  // Only this file and the migration write the table, from an OrderProgress.
  const rest = JSON.parse(String(row.record)) as Omit<
    OrderProgress,
    'version' | 'state' | 'payment'
  >
  return {
    version: Number(row.version),
    // As above.
    state: row.state as OrderState,
    payment: row.payment as PaymentState,
    ...rest,
  }
}
