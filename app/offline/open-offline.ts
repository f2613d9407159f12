import { createPath, type Path } from 'react-router'
import { askedReload } from '#app/browser/reload-page.ts'
import { isShopReachable } from '#app/shop/is-shop-reachable.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { stayWords } from '#content/connectivity.ts'
import { pauseUntilOnline } from './pause-until-online.ts'

/** The development server reloads the page too. */
const isDevelopment = import.meta.env.MODE === 'development'

/**
 * Opens links without a network. With a service worker, the browser requests the document from it: only the worker
 * knows which pages it has cached. Without one, the current page stays when a page's code cannot be loaded: the router
 * would reload and show the browser's error page. The requested page opens once it is reachable. A failed prefetch does
 * not reload the page either.
 * @param wanted returns the page that the router is loading, before React renders with it
 * @param open opens a document
 * @returns a function that stops it
 */
export function openOffline(
  wanted: () => Path | null,
  open: (url: string) => void = (url) => location.assign(url),
): () => void {
  const end = new AbortController()
  const { signal } = end
  const { navigation } = window as { navigation?: Navigation }
  let waitingFor: string | null = null

  function waitAndOpen(url: string, isWanted: () => boolean): void {
    // The router reloads twice.
    if (waitingFor === url) return
    waitingFor = url
    void waitForShop(signal, isWanted)
      .then((isReachable) => isReachable && !signal.aborted && open(url))
      .finally(() => {
        waitingFor = null
      })
  }

  function onClick(event: MouseEvent): void {
    if (navigator.onLine) return
    const link = findPageLink(event)
    if (!link) return
    const hasWorker = Boolean(navigator.serviceWorker?.controller)
    // The router may only try where `navigate` events can cancel its reload.
    if (!hasWorker && navigation) return
    event.stopPropagation()
    if (hasWorker) return
    event.preventDefault()
    const { href } = location
    waitAndOpen(createPath(link), () => location.href === href)
  }

  function onNavigate(event: NavigateEvent): void {
    // The browser's reload button fires no such event.
    if (event.navigationType !== 'reload' || event.info === askedReload || isDevelopment) return
    event.preventDefault()
    const url = pathOf(wanted())
    if (url !== null) waitAndOpen(url, () => pathOf(wanted()) === url)
  }

  // Captures on the window, to run before React's listener on the document.
  window.addEventListener('click', onClick, { capture: true, signal })
  navigation?.addEventListener('navigate', onNavigate, { signal })
  return () => end.abort()
}

/** The link to another page of the shop that a click opens in this tab; null otherwise. */
function findPageLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || metaKey || ctrlKey || shiftKey) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere || link.target === '_blank' ? null : link
}

const pathOf = (page: Path | null) => page && createPath(page)

/** @returns false when the shopper has left or chosen another page meanwhile */
async function waitForShop(signal: AbortSignal, isWanted: () => boolean): Promise<boolean> {
  if (!(await isShopReachable(signal))) showToast({ ...stayWords, tone: 'destructive' })
  while (!signal.aborted && isWanted()) {
    if (await isShopReachable(signal)) return true
    await pauseUntilOnline(signal)
  }
  return false
}
