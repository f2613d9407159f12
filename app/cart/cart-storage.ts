import {
  onStoredChange,
  readStored,
  reportUnreadable,
  writeStored,
} from '#app/browser/browser-storage.ts'
import { readCartLines } from '#commerce/model/read-cart-lines.ts'
import type { CartStorage } from './cart-store.ts'

/** Where the browser keeps the cart (decisions, Names). */
export const CART_KEY = 'party-gully-cart'

/** The browser's own storage; other tabs and the page that Back restores are told of changes. */
export const browserCartStorage: CartStorage = {
  read: () => readStored(CART_KEY, (json) => readCartLines(json, reportBadLine), 'cart') ?? [],
  write: (lines) => writeStored(CART_KEY, lines),
  onOutsideChange: (listener) => onStoredChange(CART_KEY, listener),
}

function reportBadLine(item: unknown): void {
  reportUnreadable('cart', item)
}
