import { createListStore, type ListStorage, type ListStore } from '#app/browser/list-store.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'

/** Where the cart is kept between pages, tabs and days. */
export type CartStorage = ListStorage<CartLine>

/** The cart outside React (architecture, Cart). */
export type CartStore = ListStore<CartLine>

/** Creates the cart of one browser, saved at once on every change. */
export const createCartStore = createListStore<CartLine>
