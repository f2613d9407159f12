import { dayInIndia, startOfDayInIndia } from '#platform/india-time.ts'
import { isUnderWayState, type OrderProgress } from '../store/order-progress.ts'
import { toPinCode } from '../store/pin-code.ts'
import type { OrderRecord, PricedCart } from '../store/records.ts'

/**
 * The days on which a parcel arrives at a PIN code; null where the merchant names none. The shop may pass in its
 * table; the store has none.
 * @param from when the order was placed, or the day on which its parcel left
 */
export type FindDeliveryDays = (from: Date, pinCode: string) => DeliveryDays | null

export type DeliveryDays = {
  /** As the shop writes it: `Wed 2 – Fri 4 Dec`. */
  readonly text: string
  /** The first and the last of these days, for example `2026-12-04`. */
  readonly first: string
  readonly last: string
}

type Delivery = Pick<PricedCart, 'currency' | 'deliveryOptions'>

/**
 * When a delivery option arrives. The merchant's days are those of the cheapest option, and of orders in rupees; for
 * all others the words of the option hold.
 * @param handle of the option
 */
export function findDaysOfOption(
  find: FindDeliveryDays | null,
  { currency, deliveryOptions }: Delivery,
  { handle, pinCode, from }: { handle: string; pinCode: string; from: Date },
): DeliveryDays | null {
  if (currency.code !== 'INR' || deliveryOptions[0]?.handle !== handle) return null
  return find?.(from, toPinCode(pinCode)) ?? null
}

/**
 * When an order that is under way arrives, counted from the day its parcel left as soon as that is known.
 * @returns null for an order that is not under way as well
 */
export function findDaysOfOrder(
  find: FindDeliveryDays | null,
  { totals, deliveryAddress, createdAt }: OrderRecord,
  { state, times }: OrderProgress,
): DeliveryDays | null {
  const handle = totals.selectedDelivery?.handle
  if (handle === undefined || !isUnderWayState(state)) return null
  const sent = state === 'dispatched' ? times.dispatched : undefined
  const from = sent === undefined ? new Date(createdAt) : startOfDayInIndia(new Date(sent))
  return findDaysOfOption(find, totals, { handle, pinCode: deliveryAddress.zip, from })
}

/** Whether the last of the days is over. */
export function isOverdue({ last }: DeliveryDays, now: Date): boolean {
  return dayInIndia(now) > last
}
