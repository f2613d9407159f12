import { showToast, type Toast } from '#app/toasts/toasts.tsx'

/** Session storage key: the next page shown in this tab opens the cart. */
export const OPEN_CART_KEY = 'party-gully-open-cart'

/** Session storage key: the message of the next page shown in this tab. */
export const MESSAGE_KEY = 'party-gully-news'

/** The message that the page of a link leaves. */
export type PageMessage = Required<Pick<Toast, 'title' | 'description'>>

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
export const consumeCartOpenRequest = () => consume(OPEN_CART_KEY) !== null

/** Returns the message left for this page, once; null when there is none. */
function consumeMessage(): PageMessage | null {
  try {
    const { title, description } = JSON.parse(consume(MESSAGE_KEY) ?? '{}')
    return typeof title === 'string' && typeof description === 'string'
      ? { title, description }
      : null
  } catch {
    return null
  }
}

/** Removes an item of session storage and returns it; null when absent, and where storage is forbidden. */
function consume(key: string): string | null {
  try {
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}

/**
 * Opens the cart and shows a link's message where that was asked for: at once, and when Back restores the page.
 * @returns stops it
 */
export function openCartOnArrival(openCart: () => void): () => void {
  const arrive = () => {
    const requester = consume(OPEN_CART_KEY)
    // A tap on this page asked before its own `pageshow`: keeps the request for the next page.
    if (requester === thisDocument()) requestCartOpen()
    else if (requester !== null) openCart()
    const message = consumeMessage()
    if (message) showToast(message)
  }
  arrive()
  window.addEventListener('pageshow', arrive)
  return () => window.removeEventListener('pageshow', arrive)
}
