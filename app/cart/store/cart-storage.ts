import { storedList } from '#app/browser/stored-list.ts'
import { readCartLines, toStoredLines } from '#commerce/model/read-cart-lines.ts'

/** Storage key of the cart. */
export const CART_KEY = 'party-gully-cart'

export const browserCartStorage = storedList({
  key: CART_KEY,
  name: 'cart',
  read: readCartLines,
  toStored: toStoredLines,
})
