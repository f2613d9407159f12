import { showToast } from '#app/toasts/toasts.tsx'
import { checkoutFailure as words } from '#content/checkout-failure.ts'

/** Reports a failed checkout (specification section 8). */
export function showCheckoutError(description: string = words.text): void {
  showToast({ title: words.title, description, tone: 'destructive' })
}
