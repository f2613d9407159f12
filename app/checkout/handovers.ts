import type { OrderReturn } from './order-return.ts'

/** A checkout that this browser was sent to. */
export type Handover = {
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
 * @param handovers newest first
 */
export function findReturned(
  handovers: readonly Handover[],
  { succeeded, orderNumber }: Pick<OrderReturn, 'succeeded' | 'orderNumber'>,
): Handover | null {
  if (!succeeded) return handovers.find(({ returned }) => returned) ?? null
  const isSame = ({ returned, order }: Handover) => returned && order === orderNumber
  const isOpen = ({ returned }: Handover) => !returned
  const found =
    orderNumber === null
      ? handovers.find((handover) => isOpen(handover) || isSame(handover))
      : (handovers.find(isSame) ?? handovers.find(isOpen))
  return found ? { ...found, returned: true, order: orderNumber } : null
}
