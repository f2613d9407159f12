import { type ReactNode, useState } from 'react'
import { createCartActions } from './cart-actions.ts'
import { CartSheet } from './cart-sheet.tsx'
import { browserCartStorage } from './cart-storage.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { prepareCartSheet } from './load-cart-sheet.ts'
import { CartContext, type CartParts, type ReadVariants } from './use-cart.ts'

export type CartProviderProps = {
  children: ReactNode
  /** How the sheet compares its lines with the store; without it the stored values stand, and say so. */
  readVariants?: ReadVariants
  /** The browser's own cart unless another is given. */
  store?: CartStore
}

const noStore: ReadVariants = () => Promise.reject(new Error('No store can be asked here'))

/** Hands down the cart, and keeps its sheet ready for whoever opens it. */
export function CartProvider({ children, readVariants = noStore, store }: CartProviderProps) {
  const [parts] = useState<CartParts>(() => {
    const cart = store ?? createCartStore(browserCartStorage)
    return {
      store: cart,
      actions: createCartActions(cart),
      readVariants,
      prepareSheet: prepareCartSheet,
    }
  })
  return (
    <CartContext value={parts}>
      {children}
      <CartSheet />
    </CartContext>
  )
}
