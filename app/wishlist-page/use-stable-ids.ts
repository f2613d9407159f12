import { useState } from 'react'

/**
 * The ids to query. A removed game's id stays while the page is open, so that removing one game does
 * not refetch all the others.
 */
export function useStableIds(productIds: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(productIds)
  if (productIds.every((id) => asked.includes(id))) return asked
  setAsked(productIds)
  return productIds
}
