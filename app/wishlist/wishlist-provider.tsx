import { type ReactNode, useState } from 'react'
import { createListStore } from '#app/browser/list-store.ts'
import { WishlistContext, type WishlistStore } from './use-wishlist.ts'
import { browserWishlistStorage } from './wishlist-storage.ts'

export type WishlistProviderProps = {
  children: ReactNode
  /** The browser's own wishlist unless another is given. */
  store?: WishlistStore
}

/** Hands down the saved games. */
export function WishlistProvider({ children, store }: WishlistProviderProps) {
  const [wishlist] = useState(() => store ?? createListStore(browserWishlistStorage))
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}
