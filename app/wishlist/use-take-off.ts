import { showToast } from '#app/toasts/toasts.tsx'
import { restoreToWishlist } from '#commerce/model/wishlist.ts'
import { useWishlistStore } from './use-wishlist.ts'

/** Takes games off the list, with a way back as long as the toast is shown. */
export function useTakeOff() {
  const store = useWishlistStore()
  return (productIds: readonly string[], toast: { title: string; description?: string }): void => {
    const { items: former } = store.getState()
    const removed = former.filter(({ id }) => productIds.includes(id))
    store.change((items) => items.filter(({ id }) => !productIds.includes(id)))
    showToast({
      ...toast,
      action: {
        label: 'Undo',
        onSelect: () => store.change((items) => restoreToWishlist(items, removed, former)),
      },
    })
  }
}
