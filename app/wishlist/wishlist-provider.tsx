import { type ReactNode, useState } from 'react'
import { createListStore } from '#app/browser/list-store.ts'
import { WishlistContext, type WishlistStore } from './use-wishlist.ts'
import { browserWishlistStorage } from './wishlist-storage.ts'

export type WishlistProviderProps = {
  children: ReactNode
  /** Defaults to the wishlist in browser storage. */
  store?: WishlistStore
}

export function WishlistProvider({ children, store }: WishlistProviderProps) {
  const [wishlist] = useState(() => store ?? createListStore(browserWishlistStorage))
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}
