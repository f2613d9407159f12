import { createListStorage } from '#app/browser/list-storage.ts'
import { readWishlist } from '#commerce/model/wishlist.ts'

/** Storage key of the wishlist. */
export const WISHLIST_KEY = 'party-gully-wishlist'

/** The saved games. */
export const browserWishlistStorage = createListStorage({
  key: WISHLIST_KEY,
  name: 'wishlist',
  read: readWishlist,
})
