import { showToast, type Toast } from '#app/toasts/toasts.tsx'

/** Session storage key: the next page shown in this tab opens the cart. */
export const ASKED_KEY = 'party-gully-open-cart'

/** Session storage key: the message of the next page shown in this tab. */
export const NEWS_KEY = 'party-gully-news'

/** The message that the page of a link leaves. */
export type News = Required<Pick<Toast, 'title' | 'description'>>

/** Identifies this document within the tab. */
const thisDocument = () => String(performance.timeOrigin)

/** Asks the next page shown in this tab to open the cart, even if it is another document. */
export function askForCart(): void {
  try {
    window.sessionStorage.setItem(ASKED_KEY, thisDocument())
  } catch {
    // Storage is forbidden: the cart stays closed.
  }
}

/** Withdraws the request to open the cart; false when there is none. */
export const takeCartRequest = () => take(ASKED_KEY) !== null

/** Returns the message left for this page, once; null when there is none. */
function takeNews(): News | null {
  try {
    const { title, description } = JSON.parse(take(NEWS_KEY) ?? '{}')
    return typeof title === 'string' && typeof description === 'string'
      ? { title, description }
      : null
  } catch {
    return null
  }
}

/** Removes an item of session storage and returns it; null when absent, and where storage is forbidden. */
function take(key: string): string | null {
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
    const asker = take(ASKED_KEY)
    // A tap on this page asked before its own `pageshow`: keeps the request for the next page.
    if (asker === thisDocument()) askForCart()
    else if (asker !== null) openCart()
    const news = takeNews()
    if (news) showToast(news)
  }
  arrive()
  window.addEventListener('pageshow', arrive)
  return () => window.removeEventListener('pageshow', arrive)
}
