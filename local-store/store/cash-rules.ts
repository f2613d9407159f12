import { toMailbox, toPhoneKey } from './buyer-keys.ts'
import { toMinorUnits } from './currency.ts'
import { openStates } from './order-progress.ts'
import type { PaymentMethod, PricedCart } from './records.ts'
import type { Store } from './store.ts'

/** What cash on delivery may cost a shop: parcels that nobody takes, and stock that nobody pays for. */
export type CashRules = {
  /** The most that a courier collects, in whole rupees. */
  readonly mostRupees: number
  /** How many such orders of one buyer may be under way at once. */
  readonly openOrders: number
}

export const usualCashRules: CashRules = { mostRupees: 10_000, openOrders: 3 }

/** Too much to collect; too many such orders of this buyer under way. */
export type CashRefusal = 'amount' | 'open-orders'

/** An order that nobody marks as delivered or refused is under way for so long: the courier has brought it, or brought it back. */
export const UNDER_WAY_DAYS = 10

type Payment = {
  readonly paymentMethod: PaymentMethod
  readonly email: string
  readonly phone: string
}

/** Whether this much may be collected. Couriers collect rupees only, so the rules are in rupees. */
export function isCollectable(
  { due, currency }: Pick<PricedCart, 'due' | 'currency'>,
  { mostRupees }: CashRules,
): boolean {
  return due <= toMinorUnits(String(mostRupees), currency)
}

/** Finds why an order may not be paid to the courier; null when it may. The same mailbox or phone is the same buyer. */
export function createCashCheck(
  { database, now }: Pick<Store, 'database' | 'now'>,
  cash: CashRules,
) {
  const count = database.prepare(
    `SELECT count(*) AS orders FROM orders JOIN order_progress ON order_id = orders.id
     WHERE (email = ? OR phone = ?) AND orders.created_at >= ? AND payment = 'pending'
       AND state IN (${openStates.map((state) => `'${state}'`).join()})`,
  )
  const countOpen = ({ email, phone }: Payment): number => {
    const since = new Date(now().getTime() - UNDER_WAY_DAYS * 86_400_000)
    return Number(count.get(toMailbox(email), toPhoneKey(phone), since.toISOString())?.orders)
  }
  return (priced: PricedCart, payment: Payment): CashRefusal | null => {
    if (payment.paymentMethod !== 'cod' || priced.due === 0) return null
    if (!isCollectable(priced, cash)) return 'amount'
    return countOpen(payment) >= cash.openOrders ? 'open-orders' : null
  }
}
