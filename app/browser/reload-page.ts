/** What `navigate` events carry of a reload that the shopper asked for. */
export const askedReload = 'asked'

/** Loads the page anew because somebody pressed a button. Other scripts may not (app/offline/open-offline.ts). */
export function reloadPage(): void {
  // Safari before version 26.2 has no Navigation API.
  if ('navigation' in window) window.navigation.reload({ info: askedReload })
  else location.reload()
}
