import { startTransition } from 'react'

/**
 * Handler for `popstate`, added before the router's. After a link such as `#faq` the router renders its context at once,
 * and React, during that event, everything else: parts whose script has not loaded lose the server's markup, and the
 * router, which finds no target there, scrolls to the top. Dispatched later, in a transition, the event waits for them.
 *
 * The new entry gets a key, by which the router keeps its position: those without one would share theirs, and a second
 * link would scroll to where the first was left.
 */
export function deferFragment(event: PopStateEvent): void {
  // The router gives its entries an index; those of links to fragments have none.
  if (!event.isTrusted || typeof event.state?.idx === 'number') return
  event.stopImmediatePropagation()
  // The router counts on from an index of null, but not from one that is absent.
  if (event.state === null) window.history.replaceState({ key: String(Date.now()), idx: null }, '')
  setTimeout(() =>
    startTransition(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    }),
  )
}
