type Listener = (event: PopStateEvent) => void

/** Field of `history.state` that marks the entry of an open dialog. */
export const DIALOG_ENTRY = 'dialog'

let first: Listener | null = null

/**
 * Adds a listener for `popstate` before the router's. A window's own events reach its listeners in the order in which they
 * were added, capturing or not, so that a script that loads later cannot stop one from reaching the router by itself.
 */
export function startBeforeRouter(): void {
  if (window.history.state?.[DIALOG_ENTRY]) first = skipReloadedDialog
  window.addEventListener('popstate', (event) => first?.(event))
}

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

/**
 * Until that listener has loaded: a page that is loaded again at a dialog's entry has the dialog closed. Without this, the
 * first Back would lead to the entry below, the same page, as if nothing had been pressed.
 */
function skipReloadedDialog({ state }: PopStateEvent) {
  // A link to a part of the page.
  if (!state) return
  first = null
  if (!document.querySelector('dialog[open]')) window.history.back()
}
