import { useEffect } from 'react'
import { claimReturn } from './handled-returns.ts'
import { useCartParts } from './use-cart.ts'

/** Empties the cart after an order, once a return (specification section 2; decisions, choice 7). */
export function useOrderReturn(
  succeeded: boolean,
  orderNumber: string | null,
  statusUrl: string | null = null,
): void {
  const { actions } = useCartParts()

  // Joins the address of the return to the cart that the browser keeps.
  useEffect(() => {
    if (succeeded && claimReturn(orderNumber, statusUrl)) actions.clear()
  }, [succeeded, orderNumber, statusUrl, actions])
}
