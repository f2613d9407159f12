import type { CancelReason, OrderProgress, Parcel } from '../store/order-progress.ts'
import type { DeliveryAddress, OrderRecord } from '../store/records.ts'

/** What a merchant does with an order. */
export type OrderAction =
  | { readonly type: 'pack' }
  /** Corrects the lines of the address. PIN code, city and state stay: tax, delivery and cash were decided for them. */
  | ({ readonly type: 'correct-address' } & AddressLines)
  | ({ readonly type: 'dispatch' } & Parcel)
  /** Corrects the parcel's carrier or number. */
  | ({ readonly type: 'correct-parcel' } & Parcel)
  | { readonly type: 'deliver' }
  | {
      readonly type: 'cancel'
      readonly reason: CancelReason
      /** In the merchant's words; may be empty. */
      readonly note: string
      readonly restock: boolean
    }
  /** The buyer did not accept the parcel; it came back or is on its way back. */
  | { readonly type: 'refuse'; readonly note: string; readonly restock: boolean }
  /** The courier has collected the cash. */
  | { readonly type: 'confirm-cash' }
  /** Money was refunded outside the store. */
  | {
      readonly type: 'refund'
      /** Minor units of the order's currency. */
      readonly amount: number
      readonly note: string
    }

/** House, street and area of a delivery; the second line may be empty. */
export type AddressLines = Readonly<Pick<DeliveryAddress, 'address1' | 'address2'>>

export type ActionName = OrderAction['type']

export const actionNames = [
  'pack',
  'dispatch',
  'deliver',
  'confirm-cash',
  'correct-address',
  'correct-parcel',
  'cancel',
  'refuse',
  'refund',
] as const satisfies readonly ActionName[]

/** Side effects of an action. */
export type ActionEffects = {
  /** Units returned to stock. */
  readonly restocked: number
  /** Units that could not be returned, because their stock is not counted. */
  readonly uncounted: number
  /** Amounts returned to gift cards, in minor units of the shop's currency. */
  readonly giftCards: readonly { readonly lastFour: string; readonly amount: number }[]
  /** Amounts that could not be returned because the gift card is gone or expired, in the same units. */
  readonly lostGiftCards: readonly { readonly lastFour: string; readonly amount: number }[]
  /** Discount codes that may be used again. */
  readonly codes: readonly string[]
}

export const noEffects: ActionEffects = {
  restocked: 0,
  uncounted: 0,
  giftCards: [],
  lostGiftCards: [],
  codes: [],
}

/** One row of an order's history. */
export type OrderEvent = {
  /** Increases over all orders. */
  readonly id: number
  readonly orderId: number
  /** The order's version after the event. */
  readonly version: number
  /** ISO 8601 */
  readonly at: string
  /** Empty for the buyer. */
  readonly who: string
  readonly action: OrderAction | { readonly type: 'place' }
  readonly effects: ActionEffects
}

/** An order and its current progress. */
export type OrderWithProgress = { readonly order: OrderRecord; readonly progress: OrderProgress }

/** What the buyer has paid so far, gift cards included, in minor units of the order's currency. */
export function paidAmount({ order, progress }: OrderWithProgress): number {
  const isCollected = progress.payment !== 'pending' && progress.payment !== 'voided'
  return giftCardAmount(order) + (isCollected ? order.totals.due : 0)
}

export function giftCardAmount({ totals }: OrderRecord): number {
  return totals.giftCards.reduce((sum, card) => sum + card.presentmentAmountUsed, 0)
}

/** The most that can still be recorded as refunded. */
export function refundableAmount(current: OrderWithProgress): number {
  return paidAmount(current) - current.progress.refunded
}

/**
 * What a buyer is to get back for a cancelled or refused order; 0 for any other.
 * @param owesDelivery whether a buyer who refuses a parcel still owes the delivery fee
 */
export function owedRefund(current: OrderWithProgress, owesDelivery: boolean): number {
  const { state } = current.progress
  if (state !== 'cancelled' && state !== 'refused') return 0
  const fee = state === 'refused' && owesDelivery ? current.order.totals.delivery : 0
  return Math.max(0, refundableAmount(current) - fee)
}
