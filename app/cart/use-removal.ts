import { showToast } from '#app/toasts/toasts.tsx'
import { restoreLine } from './restore-line.ts'
import { useCartParts } from './use-cart.ts'

/** Takes a game out of the cart, with a way back as long as the toast is shown. */
export function useRemoval() {
  const { store, actions } = useCartParts()
  return (variantId: string): void => {
    const { items: lines } = store.getState()
    const index = lines.findIndex((line) => line.variantId === variantId)
    const removed = lines[index]
    if (!removed) return
    actions.remove(variantId)
    showToast({
      title: 'Removed from cart',
      description: removed.product.title,
      action: {
        label: 'Undo',
        onSelect: () => store.change((current) => restoreLine(current, removed, index)),
      },
    })
  }
}
