import { type ReactNode, useState } from 'react'
import { openDialog } from '#app/ui/modal.ts'
import { createCartActions } from './cart-actions.ts'
import { CART_SHEET_ID, CartSheet } from './cart-sheet.tsx'
import { browserCartStorage } from './cart-storage.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { prepareCartSheet } from './load-cart-sheet.ts'
import { CartContext, type CartParts } from './use-cart.ts'

export type CartProviderProps = {
  children: ReactNode
  /** By default the browser's cart. */
  store?: CartStore
}

/** Provides the cart and renders its sheet. */
export function CartProvider({ children, store }: CartProviderProps) {
  const [parts] = useState<CartParts>(() => {
    const cart = store ?? createCartStore(browserCartStorage)
    return {
      store: cart,
      actions: createCartActions(cart),
      prepareSheet: prepareCartSheet,
      openSheet: () => openDialog(CART_SHEET_ID),
    }
  })
  return (
    <CartContext value={parts}>
      {children}
      <CartSheet />
    </CartContext>
  )
}
