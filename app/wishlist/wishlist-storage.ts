import {
  onStoredChange,
  readStored,
  reportUnreadable,
  writeStored,
} from '#app/browser/browser-storage.ts'
import type { ListStorage } from '#app/browser/list-store.ts'
import { readWishlist, type WishlistItem } from '#commerce/model/wishlist.ts'

/** Where the browser keeps the saved games (decisions, Names). */
export const WISHLIST_KEY = 'party-gully-wishlist'

/** The browser's own storage; other tabs and the page that Back restores are told of changes. */
export const browserWishlistStorage: ListStorage<WishlistItem> = {
  read: () =>
    readStored(WISHLIST_KEY, (json) => readWishlist(json, reportBadItem), 'wishlist') ?? [],
  write: (items) => writeStored(WISHLIST_KEY, items),
  onOutsideChange: (listener) => onStoredChange(WISHLIST_KEY, listener),
}

function reportBadItem(item: unknown): void {
  reportUnreadable('wishlist', item)
}
