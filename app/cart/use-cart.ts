import { createContext, useContext, useSyncExternalStore } from 'react'
import { countItems } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Variant } from '#commerce/model/product.ts'
import type { CartActions } from './cart-actions.ts'
import type { CartStore } from './cart-store.ts'

/** Asks the store for price and stock of variants now; rejects when it does not answer. */
export type ReadVariants = (variantIds: readonly string[]) => Promise<readonly Variant[]>

/** What `CartProvider` hands down; one object for as long as the page lives. */
export type CartParts = {
  readonly store: CartStore
  readonly actions: CartActions
  readonly readVariants: ReadVariants
  /** Fetches the sheet's code ahead of its first use. */
  readonly prepareSheet: () => void
}

export const CartContext = createContext<CartParts | null>(null)

export type Cart = CartActions & {
  readonly lines: readonly CartLine[]
  /** Units, not lines. */
  readonly count: number
  /** False on the server and until the browser's storage has been read. */
  readonly isRestored: boolean
}

/**
 * The cart, followed as it changes.
 * @throws outside `CartProvider` (specification section 8)
 */
export function useCart(): Cart {
  const { store, actions } = useCartParts()
  const { items: lines, restored } = useSyncExternalStore(
    store.subscribe,
    store.getState,
    store.getServerState,
  )
  return { ...actions, lines, count: countItems(lines), isRestored: restored }
}

/**
 * What changes the cart, for parts that do not show the cart.
 * @throws outside `CartProvider` (specification section 8)
 */
export function useCartParts(): CartParts {
  const parts = useContext(CartContext)
  if (!parts) throw new Error('useCart must be used within CartProvider')
  return parts
}
