import { useEffect, useState } from 'react'
import { claimReturn } from './handled-returns.ts'
import { useCartParts } from './use-cart.ts'

/**
 * Empties the cart once per return from an order (specification section 2; decisions, choice 7).
 * @returns whether this return is new
 */
export function useOrderReturn(
  succeeded: boolean,
  orderNumber: string | null,
  statusUrl: string | null = null,
): boolean {
  const { actions } = useCartParts()
  const [isNew, setNew] = useState(false)

  // Syncs the return URL to the cart in browser storage.
  useEffect(() => {
    if (!succeeded || !claimReturn(orderNumber, statusUrl)) return
    actions.clear()
    setNew(true)
  }, [succeeded, orderNumber, statusUrl, actions])

  return isNew
}
