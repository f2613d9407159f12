import {
  type AddressLimiter,
  createAddressLimiters,
  type Limit,
} from '#platform/address-limiter.ts'
import { type StoreObserver, unobservedStore } from '../store-observer.ts'

/** For fifty people who share an address: no ordinary shopper comes near. */
const defaultLimits = {
  /** New carts. The shop creates one for each quote. */
  carts: { burst: 600, everyMs: 1000 },
  /** Unknown discount codes. */
  codes: { burst: 100, everyMs: 6000 },
  /** Unknown gift card codes. A gift card is worth money. */
  giftCards: { burst: 20, everyMs: 60_000 },
  /** Form submissions at the checkout. */
  forms: { burst: 120, everyMs: 1000 },
  orders: { burst: 30, everyMs: 60_000 },
  /** Orders with cash on delivery: unpaid, and they take stock. */
  cashOrders: { burst: 5, everyMs: 15 * 60_000 },
  /** Attempts to reveal an order's address with an e-mail address or a phone number. */
  reveals: { burst: 10, everyMs: 60_000 },
  /** Pictures that need resizing. */
  pictures: { burst: 600, everyMs: 100 },
  /**
   * Milliseconds of processor time for API requests: a tenth of the processor, since collecting the garbage of a
   * request takes as long again. A shopper's request takes one or two, but the first ones after a start take a
   * hundred.
   */
  work: { burst: 200, everyMs: 10 },
} satisfies Record<string, Limit>

/** The limiters of one store; their memory is bounded. */
export type StoreLimits = Readonly<Record<keyof typeof defaultLimits, AddressLimiter>>

/**
 * @param factor for the default limits; 0 for no limits
 * @param observer is notified of each address that has to wait
 */
export function createStoreLimits(
  factor: number,
  observer: Pick<StoreObserver, 'refused'> = unobservedStore,
): StoreLimits {
  const onWait = (name: string) => observer.refused('limit', name)
  const { work, ...others } = defaultLimits
  return {
    ...createAddressLimiters(others, factor, onWait),
    // Tighter limits do not make a request cheaper, so this one is never scaled down.
    ...createAddressLimiters({ work }, factor && Math.max(1, factor), onWait),
  }
}
