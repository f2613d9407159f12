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
} satisfies Record<string, Limit>

/** The limiters of one store, in bounded memory. */
export type StoreLimits = Readonly<Record<keyof typeof usual, AddressLimiter>>

/**
 * @param factor how many times the usual limits an address has; 0 for none
 * @param now milliseconds on a clock that is never set back
 */
export function createStoreLimits(factor: number, now?: () => number): StoreLimits {
  const open = (limit: Limit): AddressLimiter => {
    const scaled = scaleLimit(limit, factor)
    return scaled === null ? unlimited : createAddressLimiter(scaled, { now })
  }
  return {
    carts: open(usual.carts),
    codes: open(usual.codes),
    giftCards: open(usual.giftCards),
    forms: open(usual.forms),
    orders: open(usual.orders),
    cashOrders: open(usual.cashOrders),
    reveals: open(usual.reveals),
    pictures: open(usual.pictures),
  }
}
