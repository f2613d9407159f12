/**
 * Writes the URL's query without a history entry or a navigation, so that the address follows a box while
 * its shopper types, and Back leaves the page.
 * @param search '' or with its question mark
 */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
  } catch (error) {
    // Browsers rate-limit URL changes; the next one succeeds.
    if (!(error instanceof DOMException)) throw error
  }
}
