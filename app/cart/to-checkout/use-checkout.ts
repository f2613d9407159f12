import { onDemand } from '#app/browser/on-demand.tsx'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import type { CheckoutResponse, RequestedDetails } from '#app/cart/requests/request-checkout.ts'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'

const loadLeaving = onDemand(() => import('./leave-for-checkout.ts'))

/** The store refused, or there is no network, with a reason to show where the shopper acted. */
export type CheckoutRefusal = Omit<Extract<CheckoutResponse, { type: 'refused' }>, 'type'> & {
  /** Time of a press without a network, in milliseconds; the reason holds until the shop can be reached. */
  readonly offlineAt?: number
}

/** What goes to the checkout. */
export type CheckoutOrder = {
  readonly lines: readonly OrderedLine[]
  readonly details?: RequestedDetails
}

export type CheckoutSteps<Attempt> = {
  /** Null when the shopper has to see something before the page is left. */
  readonly prepare: (
    attempt: Attempt,
    signal: AbortSignal,
  ) => CheckoutOrder | null | Promise<CheckoutOrder | null>
  readonly onRefused: (refusal: CheckoutRefusal, order: CheckoutOrder) => void | Promise<void>
  /** Network, shop or store failed, which is logged. */
  readonly onFailed: () => void
}

/**
 * The way to the hosted checkout: idle, then busy until the page is left; refusal and failure return to
 * idle (specification section 4, Cart checkout button). Does nothing without lines.
 */
export function useCheckout<Attempt = void>({
  prepare,
  onRefused,
  onFailed,
}: CheckoutSteps<Attempt>) {
  const { store } = useCartParts()

  /** The same for a form, which is busy itself. @throws when network, shop or store failed */
  async function leave(attempt: Attempt, signal: AbortSignal): Promise<void> {
    const order = await prepare(attempt, signal)
    if (!order?.lines.length) return
    const { leaveForCheckout } = await loadLeaving()
    const refusal = await leaveForCheckout(order.lines, order.details ?? {}, signal, store)
    signal.throwIfAborted()
    if (refusal) await onRefused(refusal, order)
  }

  const mutation = usePageMutation<Attempt>({
    mutationFn: leave,
    onError(error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('Checkout could not be created:', error)
      onFailed()
    },
  })
  return { ...mutation, leave }
}
