import type { HistoryEntry } from '#app/desk/history/action-list.tsx'
import type { deskOrders } from '#content/desk/orders.ts'

export type OrderFilterName = keyof typeof deskOrders.filters
export type OrderActionName = keyof typeof deskOrders.actionNames
/** Actions without fields, which can be applied to several orders at once. */
export type BulkActionName = keyof typeof deskOrders.bulkActions

/** A form of an action that was refused, with what was typed into its fields. */
export type TriedAction = { readonly name: string; readonly field: (name: string) => string }

/** An order in a list, formatted for display. */
export type OrderRow = {
  readonly id: number
  /** Version of the order that is shown. Forms send it, so that an action on an outdated page is refused. */
  readonly version: number
  readonly number: string
  readonly name: string
  readonly place: string
  readonly placedAt: Date
  readonly state: keyof typeof deskOrders.states
  readonly payment: string
  readonly games: string
  /** What must not be overlooked: a delivery that is not the usual one, or that the money was sent back. */
  readonly signs: readonly string[]
  readonly total: string
}

/** A total is marked. */
export type OrderSum = readonly [label: string, amount: string, mark?: 'total']

/** One order with all its data, formatted for display. */
export type OrderView = OrderRow & {
  readonly email: string
  readonly phone: string
  /** Name and address, for display. */
  readonly address: readonly string[]
  readonly address1: string
  readonly address2: string
  readonly lines: readonly { readonly id: string; readonly title: string; readonly total: string }[]
  /** Below the lines: discounts, fees and totals. */
  readonly sums: readonly OrderSum[]
  readonly note: string
  readonly parcel: {
    readonly text: string
    readonly carrier: string
    readonly trackingNumber: string
    readonly url: string | null
  } | null
  readonly pageAddress: string
  readonly next: readonly OrderActionName[]
  readonly maxRefund: string
  /** Whether money was refunded or the order was cancelled or refused, so that its invoice needs a credit note. */
  readonly needsCreditNote: boolean
  readonly history: readonly HistoryEntry[]
}
