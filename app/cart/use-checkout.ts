import { onDemand } from '#app/browser/on-demand.tsx'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { cart as words } from '#content/cart.ts'
import type { CartStore } from './cart-store.ts'
import type { CheckoutResponse, RequestedDetails, RequestedLine } from './request-checkout.ts'
import { useCartParts } from './use-cart.ts'

const loadLeaving = onDemand(() => import('./leave-for-checkout.ts'))

/** The store refused, with a reason to show where the shopper acted. */
export type CheckoutRefusal = Omit<Extract<CheckoutResponse, { type: 'refused' }>, 'type'>

/** Reports a failed checkout (specification section 8). */
export function showCheckoutError(description: string = words.failure.text): void {
  showToast({ title: words.failure.title, description, tone: 'destructive' })
}

/**
 * Opens the hosted checkout. Pending until the page is left, or until Back restores it. Does nothing
 * without lines.
 * @param cart stores which of its units went there
 * @returns the store's refusal, or null
 * @throws when network, shop or store failed
 */
export async function goToCheckout(
  lines: readonly RequestedLine[],
  details: RequestedDetails,
  signal: AbortSignal,
  cart: Pick<CartStore, 'change'>,
): Promise<CheckoutRefusal | null> {
  if (lines.length === 0) return null
  const { leaveForCheckout } = await loadLeaving()
  return leaveForCheckout(lines, details, signal, cart)
}

export type CheckoutListener = {
  readonly onRefused: (refusal: CheckoutRefusal) => void
  /** Network, shop or store failed. */
  readonly onFailed: () => void
}

type Wanted = { readonly lines: readonly RequestedLine[]; readonly details: RequestedDetails }

/**
 * State of the checkout button: idle, then busy until the page is left; refusal and failure return to
 * idle (specification section 4, Cart checkout button).
 */
export function useCheckout({ onRefused, onFailed }: CheckoutListener) {
  const { store } = useCartParts()
  const { isPending, mutate } = usePageMutation({
    mutationFn: ({ lines, details }: Wanted, signal) => goToCheckout(lines, details, signal, store),
    onSuccess: (refusal) => refusal && onRefused(refusal),
    onError(error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('Checkout could not be created:', error)
      onFailed()
    },
  })
  return {
    isBusy: isPending,
    start(lines: readonly RequestedLine[], details: RequestedDetails = {}): void {
      mutate({ lines, details })
    },
  }
}
