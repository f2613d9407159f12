/** The `info` of `navigate` events for a reload that the shopper asked for. */
export const askedReload = 'asked'

/** Reloads the page because somebody pressed a button. Other scripts must not (app/offline/open-offline.ts). */
export function reloadPage(): void {
  // Safari before version 26.2 has no Navigation API.
  if ('navigation' in window) window.navigation.reload({ info: askedReload })
  else location.reload()
}
