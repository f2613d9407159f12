import { useEffect, useState } from 'react'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { claimReturn, type ReturnAddress } from './handled-returns.ts'
import { restoreLine } from './restore-line.ts'
import { useCartParts } from './use-cart.ts'

const NOTHING: readonly CartLine[] = []

/**
 * Empties the cart once per return from an order (specification section 2; decisions, choice 7). A stranger's link does
 * so too, and its shopper can have the games back.
 * @param checkout names the checkout of this browser that the order came from; null when it started none
 * @returns brings back what was in the cart, where this browser started no checkout; null otherwise
 */
export function useOrderReturn(
  { succeeded, orderNumber, statusUrl }: ReturnAddress & { readonly succeeded: boolean },
  checkout: string | null,
): (() => void) | null {
  const { store, actions } = useCartParts()
  const [taken, setTaken] = useState(NOTHING)

  // Syncs the return URL to the cart in browser storage.
  useEffect(() => {
    if (!succeeded || !claimReturn({ orderNumber, statusUrl }, checkout)) return
    setTaken(checkout === null ? store.getState().items : NOTHING)
    actions.clear()
  }, [succeeded, orderNumber, statusUrl, checkout, store, actions])

  function bringBack() {
    store.change((lines) => taken.reduce((all, line, at) => restoreLine(all, line, at), lines))
    setTaken(NOTHING)
  }

  return taken.length > 0 ? bringBack : null
}
