/** Storage key of the tab: the page that is shown next opens the cart. */
export const ASKED_KEY = 'party-gully-open-cart'

/** Asks the page that this tab shows next to open the cart, also one of another document. */
export function askForCart(): void {
  try {
    window.sessionStorage.setItem(ASKED_KEY, 'asked')
  } catch {
    // Storage is forbidden: the page is shown without.
  }
}

/** Whether this page was asked to open the cart; true once. */
export function takeCartRequest(): boolean {
  try {
    const isAsked = window.sessionStorage.getItem(ASKED_KEY) !== null
    window.sessionStorage.removeItem(ASKED_KEY)
    return isAsked
  } catch {
    return false
  }
}

/** Opens the cart where it was asked for: now, and when Back restores the page. @returns stops it */
export function openCartOnArrival(openCart: () => void): () => void {
  const arrive = () => {
    if (takeCartRequest()) openCart()
  }
  arrive()
  window.addEventListener('pageshow', arrive)
  return () => window.removeEventListener('pageshow', arrive)
}
