import { createPath, type Path } from 'react-router'
import { askedReload } from '#app/browser/reload-page.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { stayWords } from '#content/connectivity.ts'

const RETRY_MS = 5000
/** Its server reloads the page, too. */
const isDevelopment = import.meta.env.MODE === 'development'

/**
 * Opens links without a network. Where a service worker keeps pages, it is asked for the document: it knows which it has.
 * Elsewhere the shop stays when the code of a page cannot be loaded, where the router would reload the page and so lose it
 * to the browser's own error; the page that was wanted opens by itself as soon as it can be had. Code that was fetched ahead
 * in vain is nobody's loss: a finger on a link must not reload the page under it.
 * @param wanted the page that the router is loading, at once: React hears of it later
 * @returns stops it
 */
export function openOffline(wanted: () => Path | null): () => void {
  const end = new AbortController()
  const { signal } = end
  let held: string | null = null
  // Before React hears of it, which listens to the document.
  window.addEventListener('click', leaveToWorker, { capture: true, signal })
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener(
    'navigate',
    (event) => {
      // The browser's own button sends no event.
      if (event.navigationType !== 'reload' || event.info === askedReload || isDevelopment) return
      event.preventDefault()
      const url = pathOf(wanted())
      // The router tries twice.
      if (url === null || held === url) return
      held = url
      const isWanted = () => !signal.aborted && pathOf(wanted()) === url
      void openWhenPossible(url, isWanted).finally(() => {
        held = null
      })
    },
    { signal },
  )
  return () => end.abort()
}

function leaveToWorker(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === location.origin) event.stopPropagation()
}

const pathOf = (page: Path | null) => page && createPath(page)

async function openWhenPossible(url: string, isWanted: () => boolean): Promise<void> {
  if (!(await isReachable(url))) showToast({ ...stayWords, tone: 'destructive' })
  while (isWanted()) {
    if (await isReachable(url)) return location.assign(url)
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
      addEventListener('online', resolve, { once: true })
    })
  }
}

const isReachable = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  )
