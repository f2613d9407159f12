import { createListStorage } from '#app/browser/list-storage.ts'
import { readCartLines, toStoredLines } from '#commerce/model/read-cart-lines.ts'

/** Storage key of the cart. */
export const CART_KEY = 'party-gully-cart'

export const browserCartStorage = createListStorage({
  key: CART_KEY,
  name: 'cart',
  read: readCartLines,
  toStored: toStoredLines,
})
