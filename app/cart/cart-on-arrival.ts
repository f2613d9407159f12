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

/** Whether a page of this tab was asked to open the cart; true once. */
export const takeCartRequest = () => take(ASKED_KEY) !== null

/** What this page was asked to say; once. */
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

/** Takes what the tab keeps under a key out of it; null without, and where storage is forbidden. */
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
 * Opens the cart and says what a link left out where that was asked for: now, and when Back restores the page.
 * @returns stops it
 */
export function openCartOnArrival(openCart: () => void): () => void {
  const arrive = () => {
    const asker = take(ASKED_KEY)
    // This page itself, which is about to be left: its own arrival came after the tap.
    if (asker === thisDocument()) askForCart()
    else if (asker !== null) openCart()
    const news = takeNews()
    if (news) showToast(news)
  }
  arrive()
  window.addEventListener('pageshow', arrive)
  return () => window.removeEventListener('pageshow', arrive)
}
