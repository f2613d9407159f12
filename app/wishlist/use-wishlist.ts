import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ListStore } from '#app/browser/list-store.ts'
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
  /** In the order of saving. */
  readonly items: readonly WishlistItem[]
  /** Saved games. */
  readonly count: number
  /** False on the server and until the browser's storage has been read. */
  readonly isRestored: boolean
  readonly has: (productId: string) => boolean
  /** A game that is saved already is ignored. */
  readonly add: (product: ProductSummary) => void
  readonly remove: (productId: string) => void
  readonly clear: () => void
}

/**
 * Where the wishlist is kept, for parts that do not show it.
 * @throws outside `WishlistProvider` (specification section 8)
 */
export function useWishlistStore(): WishlistStore {
  const store = useContext(WishlistContext)
  if (!store) throw new Error('useWishlist must be used within WishlistProvider')
  return store
}

/**
 * The wishlist, followed as it changes.
 * @throws outside `WishlistProvider` (specification section 8)
 */
export function useWishlist(): Wishlist {
  const store = useWishlistStore()
  const { items, restored } = useSyncExternalStore(
    store.subscribe,
    store.getState,
    store.getServerState,
  )
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
