import { showToast, type Toast } from '#app/toasts/toasts.tsx'

/** Storage key of the tab: the page that is shown next opens the cart. */
export const ASKED_KEY = 'party-gully-open-cart'

/** Storage key of the tab: what the page that is shown next says. */
export const NEWS_KEY = 'party-gully-news'

/** A message as a link leaves it. */
export type News = Required<Pick<Toast, 'title' | 'description'>>

/** Names this document among those of the tab. */
const thisDocument = () => String(performance.timeOrigin)

/** Asks the page that this tab shows next to open the cart, also one of another document. */
export function askForCart(): void {
  try {
    window.sessionStorage.setItem(ASKED_KEY, thisDocument())
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

/** Whether the page that asks stands here still: its own arrival may come after a tap on it. */
function hasAskedItself(): boolean {
  try {
    return window.sessionStorage.getItem(ASKED_KEY) === thisDocument()
  } catch {
    return false
  }
}

/** What this page was asked to say; once. */
function takeNews(): News | null {
  try {
    const { title, description } = JSON.parse(window.sessionStorage.getItem(NEWS_KEY) ?? '{}')
    window.sessionStorage.removeItem(NEWS_KEY)
    return typeof title === 'string' && typeof description === 'string'
      ? { title, description }
      : null
  } catch {
    return null
  }
}

/**
 * Opens the cart and says what a link left out where that was asked for: now, and when Back restores the page.
 * @returns stops it
 */
export function openCartOnArrival(openCart: () => void): () => void {
  const arrive = () => {
    if (!hasAskedItself() && takeCartRequest()) openCart()
    const news = takeNews()
    if (news) showToast(news)
  }
  arrive()
  window.addEventListener('pageshow', arrive)
  return () => window.removeEventListener('pageshow', arrive)
}
