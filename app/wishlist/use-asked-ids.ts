import { useState } from 'react'

/**
 * The ids to ask the store about. A game taken off the list stays among them for as long as the page
 * is open, so that removing one game does not read all the others again.
 */
export function useAskedIds(productIds: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(productIds)
  if (productIds.every((id) => asked.includes(id))) return asked
  setAsked(productIds)
  return productIds
}
