import type { PaymentMethod } from './store/records.ts'

/** Hears what happens in a store, in names from its code only. */
export type StoreObserver = {
  /** An address did too much of something. @param limit such as `giftCards` */
  readonly refused: (reason: 'limit', limit: string) => void
  readonly ordered: (payment: PaymentMethod) => void
}

/** Hears nothing. */
export const unobservedStore: StoreObserver = { refused: () => undefined, ordered: () => undefined }
