import { createContext, useContext } from 'react'
import { type ListStore, useListStore } from '#app/browser/list-store.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import {
  addToWishlist,
  hasInWishlist,
  removeFromWishlist,
  type WishlistItem,
} from '#commerce/model/wishlist.ts'

export type WishlistStore = ListStore<WishlistItem>

export const WishlistContext = createContext<WishlistStore | null>(null)

export type Wishlist = {
  /** In the order they were saved. */
  readonly items: readonly WishlistItem[]
  /** Number of saved games. */
  readonly count: number
  /** False on the server and until browser storage has been read. */
  readonly isRestored: boolean
  readonly has: (productId: string) => boolean
  /** Does nothing if the game is already saved. */
  readonly add: (product: ProductSummary) => void
  readonly remove: (productId: string) => void
  readonly clear: () => void
}

/**
 * The wishlist store, for components that do not render the list.
 * @throws outside `WishlistProvider` (specification section 8)
 */
export function useWishlistStore(): WishlistStore {
  const store = useContext(WishlistContext)
  if (!store) throw new Error('useWishlist must be used within WishlistProvider')
  return store
}

/**
 * The wishlist; rerenders when it changes.
 * @throws outside `WishlistProvider` (specification section 8)
 */
export function useWishlist(): Wishlist {
  const store = useWishlistStore()
  const { items, restored } = useListStore(store)
  return {
    items,
    count: items.length,
    isRestored: restored,
    has: (productId) => hasInWishlist(items, productId),
    add: (product) => store.change((current) => addToWishlist(current, product)),
    remove: (productId) => store.change((current) => removeFromWishlist(current, productId)),
    clear: () => store.change(() => []),
  }
}
