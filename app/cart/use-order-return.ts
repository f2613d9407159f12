import { useEffect, useState } from 'react'
import { claimReturn } from './handled-returns.ts'
import { useCartParts } from './use-cart.ts'

/**
 * Empties the cart after an order, once a return (specification section 2; decisions, choice 7).
 * @returns whether this is the first look at this return
 */
export function useOrderReturn(
  succeeded: boolean,
  orderNumber: string | null,
  statusUrl: string | null = null,
): boolean {
  const { actions } = useCartParts()
  const [isNew, setNew] = useState(false)

  // Joins the address of the return to the cart that the browser keeps.
  useEffect(() => {
    if (!succeeded || !claimReturn(orderNumber, statusUrl)) return
    actions.clear()
    setNew(true)
  }, [succeeded, orderNumber, statusUrl, actions])

  return isNew
}
