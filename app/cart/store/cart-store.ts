import { createListStore, type ListStore } from '#app/browser/list-store.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'

/** The cart outside React. */
export type CartStore = ListStore<CartLine>

/** Creates the cart of one browser, saved at once on every change. */
export const createCartStore = createListStore<CartLine>
