import type { Money } from './money.ts'

/** The fee to deliver a single game; absent when it depends on the game or the destination. */
type OneGame = { readonly oneGame?: Money }

/** What the store charges for delivery within India, from its response. */
export type DeliveryFees =
  | { readonly kind: 'free' }
  /** Free from this subtotal on, in whole rupees. */
  | ({ readonly kind: 'freeAbove'; readonly rupees: number } & OneGame)
  | ({ readonly kind: 'charged' } & OneGame)
