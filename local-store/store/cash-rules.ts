import { toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import { toMinorUnits } from './currency.ts'
import { underWayStates } from './order-progress.ts'
import { toPinCode } from './pin-code.ts'
import type { DeliveryAddress, PaymentMethod, PricedCart } from './records.ts'
import type { Store } from './store.ts'

/** Limits on cash on delivery, because of refused parcels and stock taken without payment. */
export type CashRules = {
  /** The most that a courier collects per order, in whole rupees. */
  readonly maxRupees: number
  /** Most such orders of one buyer that may be under way at once. */
  readonly openOrders: number
  /**
   * The most that couriers collect at a PIN code, in whole rupees; null where only the shop's limit applies. The
   * shop may pass in a table; the store has none.
   */
  readonly findLimit?: (pinCode: string) => number | null
}

export const defaultCashRules: CashRules = { maxRupees: 10_000, openOrders: 3 }

/** The most that is collected at a PIN code, in whole rupees: the lower of both limits. */
export function maxCashAt({ maxRupees, findLimit }: CashRules, pinCode: string): number {
  const limit = findLimit?.(toPinCode(pinCode)) ?? null
  return limit === null ? maxRupees : Math.min(limit, maxRupees)
}

/** The amount is too high to collect, or the buyer has too many such orders under way. */
export type CashRefusal = 'amount' | 'open-orders'

/**
 * Days after which an order that was never marked as delivered or refused stops counting as under way: by then the
 * courier has delivered it or brought it back.
 */
export const UNDER_WAY_DAYS = 10

type Payment = {
  readonly paymentMethod: PaymentMethod
  readonly email: string
  readonly phone: string
  readonly deliveryAddress: Pick<DeliveryAddress, 'zip'>
}

/** Whether a courier may collect this amount. Couriers collect only rupees, so the rules are in rupees. */
export function isCollectable(
  { due, currency }: Pick<PricedCart, 'due' | 'currency'>,
  cash: CashRules,
  pinCode: string,
): boolean {
  return due <= toMinorUnits(String(maxCashAt(cash, pinCode)), currency)
}

/** Finds why an order may not be paid in cash; null when it may. The same mailbox or phone is the same buyer. */
export function createCashCheck(
  { database, now }: Pick<Store, 'database' | 'now'>,
  cash: CashRules,
) {
  const count = database.prepare(
    `SELECT count(*) AS orders FROM orders JOIN order_progress ON order_id = orders.id
     WHERE (email = ? OR phone = ?) AND orders.created_at >= ? AND payment = 'pending'
       AND state IN (${underWayStates.map((state) => `'${state}'`).join()})`,
  )
  const countOpen = ({ email, phone }: Payment): number => {
    const since = new Date(now().getTime() - UNDER_WAY_DAYS * 86_400_000)
    return Number(count.get(toMailbox(email), toPhoneKey(phone), since.toISOString())?.orders)
  }
  return (priced: PricedCart, payment: Payment): CashRefusal | null => {
    if (payment.paymentMethod !== 'cod' || priced.due === 0) return null
    if (!isCollectable(priced, cash, payment.deliveryAddress.zip)) return 'amount'
    return countOpen(payment) >= cash.openOrders ? 'open-orders' : null
  }
}
