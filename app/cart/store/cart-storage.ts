import {
  onStoredChange,
  readStored,
  reportUnreadable,
  writeStored,
} from '#app/browser/browser-storage.ts'
import { readCartLines, toStoredLines } from '#commerce/model/read-cart-lines.ts'
import type { CartStorage } from './cart-store.ts'

/** Storage key of the cart. */
export const CART_KEY = 'party-gully-cart'

/** Browser storage that reports changes to other tabs and to pages restored by Back. */
export const browserCartStorage: CartStorage = {
  read: () => readStored(CART_KEY, (json) => readCartLines(json, reportBadLine), 'cart') ?? [],
  write: (lines) => writeStored(CART_KEY, toStoredLines(lines)),
  onOutsideChange: (listener) => onStoredChange(CART_KEY, listener),
}

function reportBadLine(item: unknown): void {
  reportUnreadable('cart', item)
}
