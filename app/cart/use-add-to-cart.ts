import { showToast } from '#app/toasts/toasts.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { useCartParts } from './use-cart.ts'

/** Adds to the cart and tells so, in the specification's words (section 8). */
export function useAddToCart() {
  const { actions, prepareSheet } = useCartParts()
  return (product: ProductSummary, quantity: number): void => {
    try {
      if (!actions.add(product, quantity)) return
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('Adding to the cart failed:', error)
      showToast({
        title: 'Error',
        description: 'Failed to add item to cart. Please try again.',
        tone: 'destructive',
      })
      return
    }
    prepareSheet()
    showToast({
      title: 'Added to cart!',
      description: `${quantity}x ${product.title} added to your cart.`,
      tone: 'success',
    })
  }
}
