import type { DatabaseSync } from 'node:sqlite'
import { type OrderWithProgress, owedRefund } from '../merchant-orders/order-actions.ts'
import { UNDER_WAY_DAYS } from '../store/cash-rules.ts'
import { inTransaction } from '../store/open-database.ts'
import {
  createOrderProgress,
  isUnderWayState,
  type OrderProgress,
} from '../store/order-progress.ts'
import { toSearchText } from '../store/order-search-text.ts'
import type { CartRecord, DeliveryAddress, OrderRecord } from '../store/records.ts'
import type { Buyer } from './buyer.ts'
import { type BuyerRecords, findRecords } from './buyer-records.ts'

export type Erasure = {
  /** Numbers of the orders whose buyer was erased. */
  readonly erased: readonly string[]
  /** Numbers of the orders that may still be under way, and were left unchanged. */
  readonly underWay: readonly string[]
  /** Numbers of the cancelled or refused orders whose money is still to be refunded; left unchanged, too. */
  readonly refundDue: readonly string[]
  /** Number of deleted carts; carts of orders are blanked instead. */
  readonly carts: number
}

/**
 * Blanks a buyer in their orders, and deletes their carts. Numbers, goods, amounts, time, state and country of an
 * order stay, since accounting and tax need them. The overwritten data is removed from the file, too.
 * @param owesDelivery whether a buyer who refuses a parcel still owes the delivery fee
 */
export async function eraseBuyer(
  database: DatabaseSync,
  buyer: Buyer,
  now: Date,
  owesDelivery: boolean,
): Promise<Erasure> {
  const found = await findRecords(database, buyer)
  // Otherwise the old bytes stay in free pages until these are reused.
  database.exec('PRAGMA secure_delete = ON')
  const erasure = inTransaction(database, () => erase(database, found, now, owesDelivery))
  // Removes them from the write-ahead log, too; while another connection reads, only after it is done.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return erasure
}

/** Ids of the orders that `eraseBuyer` would blank. */
export async function listErasable(
  database: DatabaseSync,
  buyer: Buyer,
  now: Date,
  owesDelivery: boolean,
): Promise<readonly number[]> {
  const { orders } = await findRecords(database, buyer)
  return divide(database, orders, now, owesDelivery).done.map(({ id }) => id)
}

function divide(
  database: DatabaseSync,
  orders: readonly OrderRecord[],
  now: Date,
  owesDelivery: boolean,
) {
  const { get } = createOrderProgress(database)
  const kept = (order: OrderRecord) =>
    whyKept({ order, progress: get(order.id) }, now, owesDelivery)
  const {
    underWay = [],
    refundDue = [],
    done = [],
  } = Object.groupBy(orders, (order) => kept(order) ?? 'done')
  return { underWay, refundDue, done }
}

function erase(
  database: DatabaseSync,
  { orders, carts }: BuyerRecords,
  now: Date,
  owesDelivery: boolean,
): Erasure {
  const { underWay, refundDue, done } = divide(database, orders, now, owesDelivery)
  const kept = new Set<number | null>([...underWay, ...refundDue].map(({ id }) => id))
  const blankOrder = database.prepare(
    `UPDATE orders SET email = '', phone = '', record = ? WHERE id = ?`,
  )
  const blankUses = database.prepare(`UPDATE discount_uses SET email = '' WHERE order_id = ?`)
  const blankProgress = createProgressEraser(database)
  for (const order of done) {
    const blanked = blank(order)
    blankOrder.run(JSON.stringify(blanked), order.id)
    blankUses.run(order.id)
    blankProgress(blanked)
  }
  const left = carts.filter(({ orderId }) => !kept.has(orderId))
  return {
    erased: done.map(({ number }) => number),
    underWay: underWay.map(({ number }) => number),
    refundDue: refundDue.map(({ number }) => number),
    carts: left.map((cart) => removeCart(database, cart)).filter(Boolean).length,
  }
}

/**
 * Why an order keeps its buyer, if it does. A refund needs to know whose it is, however long ago the order ended: the
 * merchant ends this by recording the refund.
 */
function whyKept(
  current: OrderWithProgress,
  now: Date,
  owesDelivery: boolean,
): 'underWay' | 'refundDue' | null {
  if (isUnderWay(current.progress, now)) return 'underWay'
  return owedRefund(current, owesDelivery) > 0 ? 'refundDue' : null
}

/** Whether the order may still have to be delivered: not every merchant marks deliveries. */
function isUnderWay({ state, times }: OrderProgress, now: Date): boolean {
  const since = new Date(now.getTime() - UNDER_WAY_DAYS * 86_400_000).toISOString()
  return isUnderWayState(state) && Object.values(times).some((time) => time >= since)
}

/** Erases tracking numbers, for which carriers show name and address, corrected addresses, and notes, which are free text. */
function createProgressEraser(database: DatabaseSync) {
  const progress = database.prepare(
    `UPDATE order_progress SET search = ?, record = json_replace(record,
       '$.parcel.trackingNumber', '', '$.parcel.trackingUrl', NULL) WHERE order_id = ?`,
  )
  const events = database.prepare(
    `UPDATE order_events SET details = json_replace(details,
       '$.note', '', '$.trackingNumber', '', '$.trackingUrl', NULL,
       '$.address1', '', '$.address2', '') WHERE order_id = ?`,
  )
  return (blanked: OrderRecord) => {
    progress.run(toSearchText(blanked), blanked.id)
    events.run(blanked.id)
  }
}

/** The address reduced to what tax needs: state and country. */
const blankAddress = ({ province, countryCode }: DeliveryAddress): DeliveryAddress => ({
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  zip: '',
  phone: '',
  province,
  countryCode,
})

/** Blanks an order. Notes and attributes are free text and may contain names, for example for a gift. */
const blank = (order: OrderRecord): OrderRecord => ({
  ...order,
  email: '',
  phone: '',
  note: '',
  attributes: [],
  deliveryAddress: blankAddress(order.deliveryAddress),
  lines: order.lines.map((line) => ({ ...line, attributes: [] })),
})

/**
 * Deletes a cart, or blanks one that became an order, even a moment ago: its link leads to the order.
 * @returns whether it is deleted
 */
function removeCart(database: DatabaseSync, cart: CartRecord): boolean {
  if (cart.orderId === null) {
    const remove = database.prepare('DELETE FROM carts WHERE token = ? AND order_id IS NULL')
    return remove.run(cart.token).changes > 0
  }
  const blankCart: CartRecord = {
    ...cart,
    email: null,
    phone: null,
    deliveryAddress: null,
    addresses: [],
    note: '',
    attributes: [],
    metafields: [],
    lines: cart.lines.map((line) => ({ ...line, attributes: [] })),
  }
  database
    .prepare('UPDATE carts SET record = ? WHERE token = ?')
    .run(JSON.stringify(blankCart), cart.token)
  return false
}
