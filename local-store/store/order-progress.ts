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

/** The state of an order. `refused`: the buyer did not accept the parcel, and it comes back. */
export type OrderState = (typeof orderStates)[number]

/** Whether the buyer has paid. `voided`: cash that will not be collected. */
export type PaymentState = 'pending' | 'paid' | 'partially-refunded' | 'refunded' | 'voided'

/** States of an order under way. In all others, the goods are with the buyer or will not reach them. */
export const underWayStates = [
  'new',
  'packed',
  'dispatched',
] as const satisfies readonly OrderState[]

/** Whether a state is one of `underWayStates`. */
export function isUnderWayState(state: OrderState): boolean {
  return underWayStates.some((each) => each === state)
}

export type Parcel = {
  readonly carrier: string
  readonly trackingNumber: string
  /** An https address that shows where the parcel is. */
  readonly trackingUrl: string | null
}

/** The provider's reasons for a cancelled order. */
export type CancelReason = 'customer' | 'declined' | 'fraud' | 'inventory' | 'staff' | 'other'

/** What happened to an order since it was placed. Amounts are minor units of the order's currency. */
export type OrderProgress = {
  /** Increases by one with each action: a change of an order names the version that it is based on. */
  readonly version: number
  readonly state: OrderState
  readonly payment: PaymentState
  readonly parcel: Parcel | null
  /** When it entered each state, and when it was paid (ISO 8601); states it never entered are missing. */
  readonly times: Readonly<Partial<Record<OrderState | 'paid', string>>>
  /** The sum of refunds, gift cards included. */
  readonly refunded: number
  readonly cancelReason: CancelReason | null
  /** Whether its games went back into stock. */
  readonly isRestocked: boolean
}

export type OrderProgressTable = {
  /** Creates the progress and the history of an order; call it in the order's transaction, once its row exists. */
  begin(order: OrderRecord): void
  /** @throws RangeError for an unknown order */
  get(orderId: number): OrderProgress
  /** @returns false, with nothing written, unless the stored version is the one before */
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
    version: 1,
    state: 'new',
    payment: paymentStatus,
    parcel: null,
    times: { new: createdAt, ...(paymentStatus === 'paid' && { paid: createdAt }) },
    refunded: 0,
    cancelReason: null,
    isRestocked: false,
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
