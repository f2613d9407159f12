import {
  onStoredChange,
  readStored,
  reportUnreadable,
  writeStored,
} from '#app/browser/browser-storage.ts'
import type { ListStorage } from '#app/browser/list-store.ts'
import { readWishlist, type WishlistItem } from '#commerce/model/wishlist.ts'

/** Storage key of the saved games. */
const WISHLIST_KEY = 'party-gully-wishlist'

/** In browser storage; other tabs and pages restored by Back see changes. */
export const browserWishlistStorage: ListStorage<WishlistItem> = {
  read: () =>
    readStored(WISHLIST_KEY, (json) => readWishlist(json, reportBadItem), 'wishlist') ?? [],
  write: (items) => writeStored(WISHLIST_KEY, items),
  onOutsideChange: (listener) => onStoredChange(WISHLIST_KEY, listener),
}

function reportBadItem(item: unknown): void {
  reportUnreadable('wishlist', item)
}
