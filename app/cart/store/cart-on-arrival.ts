import { onArrival } from '#app/browser/page-return.ts'
import { takeSessionItem } from '#app/browser/take-session-item.ts'

/** Session storage key: the next page shown in this tab opens the cart. */
export const OPEN_CART_KEY = 'party-gully-open-cart'

/** Identifies this document within the tab. */
const thisDocument = () => String(performance.timeOrigin)

/** Asks the next page shown in this tab to open the cart, even if it is another document. */
export function requestCartOpen(): void {
  try {
    window.sessionStorage.setItem(OPEN_CART_KEY, thisDocument())
  } catch {
    // Storage is forbidden: the cart stays closed.
  }
}

/** Reads and clears the request to open the cart; false when there is none. */
export const consumeCartOpenRequest = () => takeSessionItem(OPEN_CART_KEY) !== null

/** Opens the cart where that was asked for: at once, and when Back restores the page. @returns stops it */
export const openCartOnArrival = (openCart: () => void) =>
  onArrival(() => {
    const requester = takeSessionItem(OPEN_CART_KEY)
    // A tap on this page asked before its own `pageshow`: keeps the request for the next page.
    if (requester === thisDocument()) requestCartOpen()
    else if (requester !== null) {
      openCart()
      hideRing(document.activeElement)
    }
  })

/**
 * Without a tap before it, browsers draw the ring of a keyboard's focus. The key that opened the page, on another site, is
 * not known here; the next one draws the ring.
 */
function hideRing(focused: Element | null): void {
  if (navigator.userActivation?.hasBeenActive !== false || !(focused instanceof HTMLElement)) return
  focused.blur()
  focused.focus({ focusVisible: false })
}
