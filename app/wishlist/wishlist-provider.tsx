import { type ReactNode, useState } from 'react'
import { createListStore } from '#app/browser/list-store.ts'
import { WishlistContext } from './use-wishlist.ts'
import { browserWishlistStorage } from './wishlist-storage.ts'

export function WishlistProvider({ children }: { children: ReactNode }) {
  const [wishlist] = useState(() => createListStore(browserWishlistStorage))
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}
