import { createListStore, type ListStorage, type ListStore } from '#app/browser/list-store.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'

/** Persistent storage of the cart. */
export type CartStorage = ListStorage<CartLine>

/** The cart outside React. */
export type CartStore = ListStore<CartLine>

/** Creates the cart of one browser, saved at once on every change. */
export const createCartStore = createListStore<CartLine>
