import { putBack } from '#app/cart/store/put-back.ts'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { namedVariant } from '#content/cart.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'

/** Removes a game from the cart, with undo in a toast. */
export function useRemoval() {
  const { store, actions } = useCartParts()
  return (variantId: string): void => {
    const { items: lines } = store.getState()
    const index = lines.findIndex((line) => line.variantId === variantId)
    const removed = lines[index]
    if (!removed) return
    actions.remove(variantId)
    showToast({
      title: words.removed.title,
      description: namedVariant(removed.product.title, removed.variant.title),
      action: {
        label: words.removed.undo,
        onSelect: () => putBack(store, [{ line: removed, index }]),
      },
    })
  }
}
