type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/**
 * Handler for `popstate`, added before the router's. A window's own events reach its listeners in the order in which they
 * were added, capturing or not, so that a script that loads later cannot stop one from reaching the router by itself.
 */
export const tellFirst: Listener = (event) => first?.(event)

/**
 * Calls the listener for each `popstate` before the router's; there is one at a time.
 * @returns a function that takes it off
 */
export function listenBeforeRouter(listener: Listener): () => void {
  first = listener
  return () => {
    first = null
  }
}
