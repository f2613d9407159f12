import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createListStore } from '#app/browser/list-store.ts'
import { CART_SHEET_ID, CartSheet } from '#app/cart/sheet/cart-sheet.tsx'
import { prepareCartSheet } from '#app/cart/sheet/load-cart-sheet.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import { createCartActions } from '#app/cart/store/cart-actions.ts'
import { browserCartStorage } from '#app/cart/store/cart-storage.ts'
import { CartContext, type CartParts } from '#app/cart/store/use-cart.ts'
import { openDialog } from '#app/ui/modal.ts'

export type CartProviderProps = {
  children: ReactNode
  /** By default the browser's cart. */
  store?: CartStore
}

/** Provides the cart and renders its sheet. */
export function CartProvider({ children, store }: CartProviderProps) {
  const client = useQueryClient()
  const [parts] = useState<CartParts>(() => {
    const cart = store ?? createListStore(browserCartStorage)
    return {
      store: cart,
      actions: createCartActions(cart),
      prepareSheet: () => prepareCartSheet(client),
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
