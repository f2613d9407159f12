import type { OrderReturn } from './order-return.ts'

/** A checkout that this browser was sent to, in the server’s cookie. */
export type CookieCheckout = {
  /** Unguessable. */
  readonly id: string
  /** Whether an order came back from it. */
  readonly returned: boolean
  /** The number of that order; null when its return had none. */
  readonly order: string | null
  /** Products that went to it, each once. */
  readonly boxes: readonly string[]
}

/**
 * The checkout that a return belongs to, in its new state; null when this browser started none that fits.
 *
 * A return gives its number to one checkout, once: afterwards only the same number belongs to it. Without a number, the
 * latest checkout decides. A page without a return shows the last order.
 * @param checkouts newest first
 */
export function findReturnedCheckout(
  checkouts: readonly CookieCheckout[],
  { succeeded, orderNumber }: Pick<OrderReturn, 'succeeded' | 'orderNumber'>,
): CookieCheckout | null {
  if (!succeeded) return checkouts.find(({ returned }) => returned) ?? null
  const isSame = ({ returned, order }: CookieCheckout) => returned && order === orderNumber
  const isOpen = ({ returned }: CookieCheckout) => !returned
  const found =
    orderNumber === null
      ? checkouts.find((checkout) => isOpen(checkout) || isSame(checkout))
      : (checkouts.find(isSame) ?? checkouts.find(isOpen))
  return found ? { ...found, returned: true, order: orderNumber } : null
}
