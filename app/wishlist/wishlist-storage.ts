import { createListStorage } from '#app/browser/list-storage.ts'
import { readWishlist } from '#commerce/model/wishlist.ts'

/** The saved games. */
export const browserWishlistStorage = createListStorage({
  key: 'party-gully-wishlist',
  name: 'wishlist',
  read: readWishlist,
})
