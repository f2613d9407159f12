import { showToast } from '#app/toasts/toasts.tsx'
import { useWishlistStore } from '#app/wishlist/use-wishlist.ts'
import { restoreToWishlist } from '#commerce/model/wishlist.ts'
import { wishlistPage } from '#content/wishlist-page.ts'

/** Removes games from the list; the toast offers Undo. */
export function useRemoveFromWishlist() {
  const store = useWishlistStore()
  return (productIds: readonly string[], toast: { title: string; description?: string }): void => {
    const { items: former } = store.getState()
    const removed = former.filter(({ id }) => productIds.includes(id))
    store.change((items) => items.filter(({ id }) => !productIds.includes(id)))
    showToast({
      ...toast,
      action: {
        label: wishlistPage.undo,
        onSelect: () => store.change((items) => restoreToWishlist(items, removed, former)),
      },
    })
  }
}
