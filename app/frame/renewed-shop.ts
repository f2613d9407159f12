import { SCRIPT_LOST } from '#app/browser/on-demand.tsx'
import { reloadPage } from '#app/browser/reload-page.ts'
import { NEWS_KEY } from '#app/cart/cart-on-arrival.ts'
import { renewedWords } from '#content/frame.ts'

/**
 * Loads a page anew, whose next script the server has no more: it was opened some releases ago, or the server keeps no files
 * of earlier ones. Only after a press, which was in vain and is asked for once more; not under a press on a link, which
 * opens its page by itself; and not over text that nothing keeps.
 * @param isLeaving whether the router is opening a page
 * @returns stops it
 */
export function reloadRenewed(isLeaving: () => boolean, reload = reloadPage): () => void {
  const end = new AbortController()
  const { signal } = end
  let isAsking = false
  async function onLost(): Promise<void> {
    if (isAsking || !navigator.userActivation?.isActive || document.querySelector('a:active'))
      return
    isAsking = true
    const isGone = await isBuildGone(signal)
    isAsking = false
    if (!isGone || signal.aborted || isLeaving() || hasUnkeptText()) return
    if (tellAfterwards()) reload()
  }
  window.addEventListener(SCRIPT_LOST, () => void onLost(), { signal })
  return () => end.abort()
}

/** A service worker answers from its store only what is asked for whole. */
async function isBuildGone(signal: AbortSignal): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url: string } }
  if (!manifest) return false
  return fetch(manifest.url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

const NOT_TYPED = /^(?:button|checkbox|file|hidden|radio|range|reset|submit)$/

/** Forms with `data-kept` have theirs again after a reload. */
function hasUnkeptText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return [...fields].some(
    (field) =>
      !NOT_TYPED.test(field.type) &&
      field.value !== field.defaultValue &&
      !field.closest('[data-kept]'),
  )
}

/** Said by the page that comes (app/cart/cart-on-arrival.ts). @returns false where the browser keeps nothing */
function tellAfterwards(): boolean {
  try {
    sessionStorage.setItem(NEWS_KEY, JSON.stringify(renewedWords))
    return true
  } catch {
    return false
  }
}
