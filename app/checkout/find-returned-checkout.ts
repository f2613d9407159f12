import type { OrderReturn } from './order-return.ts'

/** A checkout that this browser was sent to, in the server’s cookie. */
export type CookieCheckout = {
  /** Unguessable. */
  readonly id: string
  /** Whether an order came back from it. */
  readonly returned: boolean
  /** The number of that order; null when its return had none. */
  readonly order: string | null
  /** Products that went to it, each once; none when another checkout may have come back. */
  readonly boxes: readonly string[]
  /** Whether its return named it. If not, which checkout came back was a guess. */
  readonly named?: boolean | undefined
}

type Return = Pick<OrderReturn, 'succeeded' | 'orderNumber'> & {
  /** The id of the checkout that the return names; undefined when it names none, null when it is not of this browser. */
  readonly checkoutId?: string | null | undefined
}

/**
 * The checkout that a return belongs to, in its new state; null when this browser started none that fits.
 *
 * A return that names its checkout is certain, and no other return changes it. Otherwise it is a guess: the checkout
 * with the return's number, or the latest open one, or the latest guess, whose number may have been a stranger's.
 * Without a number, the latest checkout decides. A page without a return shows the last order.
 * @param checkouts newest first
 */
export function findReturnedCheckout(
  checkouts: readonly CookieCheckout[],
  { succeeded, orderNumber, checkoutId }: Return,
): CookieCheckout | null {
  if (!succeeded) return checkouts.find(({ returned }) => returned) ?? null
  if (checkoutId !== undefined) {
    const named = checkouts.find(({ id }) => id === checkoutId)
    return named ? { ...named, returned: true, order: orderNumber, named: true } : null
  }
  const isSame = ({ returned, order }: CookieCheckout) => returned && order === orderNumber
  const isOpen = ({ returned }: CookieCheckout) => !returned
  const open = checkouts.filter(isOpen)
  const guesses = checkouts.filter(({ named }) => !named)
  const found =
    orderNumber === null
      ? checkouts.find((checkout) => isOpen(checkout) || isSame(checkout))
      : (checkouts.find(isSame) ?? open[0] ?? guesses[0])
  if (!found || isSame(found)) return found ?? null
  const isOnlyOne = (found.returned ? guesses : open).length === 1
  const boxes = isOnlyOne ? found.boxes : []
  return { ...found, returned: true, order: orderNumber, boxes }
}
