import type { deskOrders } from '#content/desk/orders.ts'

export type OrderFilterName = keyof typeof deskOrders.filters
export type OrderActName = keyof typeof deskOrders.actNames
/** Acts that need nothing typed, so that many can be done at once. */
export type SeveralName = keyof typeof deskOrders.several

/** An order in a list, in words. */
export type OrderRow = {
  readonly id: number
  /** Of the order as it is shown: whoever acts says which one they saw. */
  readonly version: number
  readonly number: string
  readonly name: string
  readonly place: string
  readonly placedAt: Date
  readonly state: keyof typeof deskOrders.states
  readonly payment: string
  readonly games: string
  readonly total: string
}

/** One order with all that is known of it, in words. */
export type OrderView = OrderRow & {
  readonly email: string
  readonly phone: string
  readonly address: readonly string[]
  readonly lines: readonly { readonly id: string; readonly title: string; readonly total: string }[]
  /** Below the lines: a label and an amount each. */
  readonly sums: readonly (readonly [label: string, amount: string])[]
  readonly note: string
  readonly parcel: {
    readonly text: string
    readonly carrier: string
    readonly trackingNumber: string
    readonly url: string | null
  } | null
  readonly pageAddress: string
  readonly next: readonly OrderActName[]
  readonly mostRefund: string
  /** Whether an invoice of it does not hold any more, or not all of it. */
  readonly isGivenBack: boolean
  readonly history: readonly {
    readonly id: number
    readonly who: string
    readonly text: string
    readonly at: Date
  }[]
}
