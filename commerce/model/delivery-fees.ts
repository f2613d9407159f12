import type { Money } from './money.ts'

/** What delivery of a single game costs; left out where that depends on the game or the place. */
type OneGame = { readonly oneGame?: Money }

/** What the store charges to deliver within India, as it answered. */
export type DeliveryFees =
  | { readonly kind: 'free' }
  /** Free from this subtotal on, in whole rupees. */
  | ({ readonly kind: 'freeAbove'; readonly rupees: number } & OneGame)
  | ({ readonly kind: 'charged' } & OneGame)
