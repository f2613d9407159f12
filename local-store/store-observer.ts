import type { PaymentMethod } from './store/records.ts'

/** Receives the store's events; all names in them come from its code. */
export type StoreObserver = {
  /** An address went over a limit. @param limit its name, for example `giftCards` */
  readonly refused: (reason: 'limit', limit: string) => void
  readonly ordered: (payment: PaymentMethod) => void
}

/** Ignores all events. */
export const unobservedStore: StoreObserver = { refused: () => undefined, ordered: () => undefined }
