import { startTransition } from 'react'

/**
 * Handler for `popstate`, added before the router's. After a link such as `#faq` the router renders its context at once,
 * and React, during that event, everything else: parts whose script has not loaded lose the server's markup, and the
 * router, which finds no target there, scrolls to the top. Dispatched later, in a transition, the event waits for them.
 */
export function deferFragment(event: PopStateEvent): void {
  // The router gives its entries a state; those of links to fragments have none.
  if (!event.isTrusted || event.state !== null) return
  event.stopImmediatePropagation()
  setTimeout(() =>
    startTransition(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    }),
  )
}
