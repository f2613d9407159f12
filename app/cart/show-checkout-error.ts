import { showToast } from '#app/toasts/toasts.tsx'
import { cart as words } from '#content/cart.ts'

/** Reports a failed checkout (specification section 8). */
export function showCheckoutError(description: string = words.failure.text): void {
  showToast({ title: words.failure.title, description, tone: 'destructive' })
}
