import { type StoreObserver, unobservedStore } from '../store-observer.ts'
import {
  type AddressLimiter,
  createAddressLimiter,
  type Limit,
  scaleLimit,
  unlimited,
} from './address-limiter.ts'

/** For fifty people who share an address: nobody who only shops comes near. */
const usual = {
  /** New carts. The shop makes one for each total that it asks for. */
  carts: { burst: 600, everyMs: 1000 },
  /** Discount codes that the store does not know. */
  codes: { burst: 100, everyMs: 6000 },
  /** Gift card codes that the store does not know: each card is money. */
  giftCards: { burst: 20, everyMs: 60_000 },
  /** Forms sent to the checkout. */
  forms: { burst: 120, everyMs: 1000 },
  orders: { burst: 30, everyMs: 60_000 },
  /** Nobody has paid for these, and they take stock. */
  cashOrders: { burst: 5, everyMs: 15 * 60_000 },
  /** Tries to see an order's address with an e-mail address or a phone number. */
  reveals: { burst: 10, everyMs: 60_000 },
  /** Pictures that have to be resized. */
  pictures: { burst: 600, everyMs: 100 },
  /**
   * Milliseconds of the processor for questions to the API: a tenth of it, since what a question leaves to collect takes as
   * long again. A shopper's takes one or two, but the first ones after a start a hundred.
   */
  work: { burst: 200, everyMs: 10 },
} satisfies Record<string, Limit>

/** The limiters of one store, in bounded memory. */
export type StoreLimits = Readonly<Record<keyof typeof usual, AddressLimiter>>

/**
 * @param factor how many times the usual limits an address has; 0 for none
 * @param observer hears of each address that has to wait
 */
export function createStoreLimits(
  factor: number,
  observer: Pick<StoreObserver, 'refused'> = unobservedStore,
): StoreLimits {
  const open = (name: keyof typeof usual): AddressLimiter => {
    // A question takes as long with tighter limits.
    const wide = name === 'work' && factor > 0 ? Math.max(1, factor) : factor
    const scaled = scaleLimit(usual[name], wide)
    return scaled === null
      ? unlimited
      : createAddressLimiter(scaled, { onWait: () => observer.refused('limit', name) })
  }
  return {
    carts: open('carts'),
    codes: open('codes'),
    giftCards: open('giftCards'),
    forms: open('forms'),
    orders: open('orders'),
    cashOrders: open('cashOrders'),
    reveals: open('reveals'),
    pictures: open('pictures'),
    work: open('work'),
  }
}
