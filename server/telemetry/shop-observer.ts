import type { StorefrontFaultKind } from '#commerce/client/storefront-fault.ts'

/** What became of one question to the store: `unasked` when the breaker kept it, `aborted` when nobody waited any more. */
export type StoreOutcome = 'answered' | 'unasked' | 'aborted' | 'broken' | StorefrontFaultKind

/** Why a request was not taken. */
export type Refusal = 'cross-site' | 'too-large' | 'unreadable' | 'limit'

/**
 * Hears what happens in a shop. Whoever implements it needs no module of this one: `createShop` gets it as an option. Values
 * are names from the code, never what somebody sent: they become labels, of which there may only be so many.
 */
export type ShopObserver = {
  /** The id of the request that is being answered; null outside of one. */
  readonly requestId: () => string | null
  /**
   * One attempt at the store ended, or was not made.
   * @param seconds until then
   */
  readonly storeAsked: (operation: string, outcome: StoreOutcome, seconds: number) => void
  readonly breakerChanged: (operation: string, isOpen: boolean) => void
  /** @param limit its name, where an address did too much */
  readonly refused: (reason: Refusal, limit?: string) => void
  /** One attempt to send a letter ended; `later` when it is tried again. */
  readonly mailed: (kind: string, outcome: 'sent' | 'failed' | 'later') => void
}

/** Hears nothing. */
export const unobserved: ShopObserver = {
  requestId: () => null,
  storeAsked: () => undefined,
  breakerChanged: () => undefined,
  refused: () => undefined,
  mailed: () => undefined,
}
