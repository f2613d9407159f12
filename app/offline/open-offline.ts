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
 * @param open a document
 * @returns stops it
 */
export function openOffline(
  wanted: () => Path | null,
  open: (url: string) => void = (url) => location.assign(url),
): () => void {
  const end = new AbortController()
  const { signal } = end
  const { navigation } = window as { navigation?: Navigation }
  let held: string | null = null

  function hold(url: string, isWanted: () => boolean): void {
    // The router tries twice.
    if (held === url) return
    held = url
    void waitForServer(url, () => !signal.aborted && isWanted())
      .then((isReached) => isReached && open(url))
      .finally(() => {
        held = null
      })
  }

  function onClick(event: MouseEvent): void {
    if (navigator.onLine) return
    const link = findPageLink(event)
    if (!link) return
    const hasWorker = Boolean(navigator.serviceWorker?.controller)
    // The router may only try where something tells of its reload.
    if (!hasWorker && navigation) return
    event.stopPropagation()
    if (hasWorker) return
    event.preventDefault()
    const { href } = location
    hold(createPath(link), () => location.href === href)
  }

  function onNavigate(event: NavigateEvent): void {
    // The browser's own button sends no event.
    if (event.navigationType !== 'reload' || event.info === askedReload || isDevelopment) return
    event.preventDefault()
    const url = pathOf(wanted())
    if (url !== null) hold(url, () => pathOf(wanted()) === url)
  }

  // Before React hears of it, which listens to the document.
  window.addEventListener('click', onClick, { capture: true, signal })
  navigation?.addEventListener('navigate', onNavigate, { signal })
  return () => end.abort()
}

/** The link to a page of the shop that a click opens in this tab; null for others, such as to a part of the same page. */
function findPageLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || metaKey || ctrlKey || shiftKey) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere || link.target === '_blank' ? null : link
}

const pathOf = (page: Path | null) => page && createPath(page)

/** @returns false when the page is not wanted any more */
async function waitForServer(url: string, isWanted: () => boolean): Promise<boolean> {
  if (!(await isReachable(url))) showToast({ ...stayWords, tone: 'destructive' })
  while (isWanted()) {
    if (await isReachable(url)) return true
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
      addEventListener('online', resolve, { once: true })
    })
  }
  return false
}

const isReachable = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  )
