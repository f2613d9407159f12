import { storedList } from '#app/browser/stored-list.ts'
import { readWishlist } from '#commerce/model/wishlist.ts'

/** The saved games. */
export const browserWishlistStorage = storedList({
  key: 'party-gully-wishlist',
  name: 'wishlist',
  read: readWishlist,
})
