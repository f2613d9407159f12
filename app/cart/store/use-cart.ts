import { createContext, useContext } from 'react'
import { useListStore } from '#app/browser/list-store.ts'
import { countItems } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CartActions, CartStore } from './cart-actions.ts'

/** The value of `CartProvider`, with a stable identity. */
export type CartParts = {
  readonly store: CartStore
  readonly actions: CartActions
  /** Preloads the sheet's script. */
  readonly prepareSheet: () => void
  readonly openSheet: () => void
}

export const CartContext = createContext<CartParts | null>(null)

export type Cart = CartActions & {
  readonly lines: readonly CartLine[]
  /** Units, not lines. */
  readonly count: number
  /** False on the server and until browser storage has been read. */
  readonly isRestored: boolean
}

/**
 * Subscribes to the cart.
 * @throws outside `CartProvider` (specification section 8)
 */
export function useCart(): Cart {
  const { store, actions } = useCartParts()
  const { items: lines, restored } = useListStore(store)
  return { ...actions, lines, count: countItems(lines), isRestored: restored }
}

/**
 * Cart actions without a subscription to its content.
 * @throws outside `CartProvider` (specification section 8)
 */
export function useCartParts(): CartParts {
  const parts = useContext(CartContext)
  if (!parts) throw new Error('useCart must be used within CartProvider')
  return parts
}
