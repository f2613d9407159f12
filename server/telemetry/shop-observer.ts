import type { StorefrontFaultKind } from '#commerce/client/storefront-fault.ts'

/** The result of one request to the store: `unasked` if the breaker refused it, `aborted` if nobody waited for it. */
export type StoreOutcome = 'answered' | 'unasked' | 'aborted' | 'broken' | StorefrontFaultKind

/** Why a request was refused. */
export type Refusal = 'cross-site' | 'too-large' | 'unreadable' | 'limit'

/**
 * Observes events in a shop. Implementations need no module of it: `createShop` gets one as an option. Values are names
 * from the code, never what somebody sent: they become labels, whose number is limited.
 */
export type ShopObserver = {
  /** The id of the request being handled; null outside of one. */
  readonly requestId: () => string | null
  /**
   * An attempt to query the store ended, or was refused by the breaker.
   * @param seconds until then
   */
  readonly storeAsked: (operation: string, outcome: StoreOutcome, seconds: number) => void
  readonly breakerChanged: (operation: string, isOpen: boolean) => void
  /** @param limit its name, if an address exceeded it */
  readonly refused: (reason: Refusal, limit?: string) => void
  /** An attempt to send a letter ended; `later` when it is retried. */
  readonly mailed: (kind: string, outcome: 'sent' | 'failed' | 'later') => void
}

/** Ignores all events. */
export const unobserved: ShopObserver = {
  requestId: () => null,
  storeAsked: () => undefined,
  breakerChanged: () => undefined,
  refused: () => undefined,
  mailed: () => undefined,
}
