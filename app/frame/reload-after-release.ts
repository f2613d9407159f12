import { SCRIPT_FAILED } from '#app/browser/on-demand.tsx'
import { reloadPage } from '#app/browser/reload-page.ts'
import { leaveMessage } from '#app/shop/next-page-message.ts'
import { reloadedWords } from '#content/frame.ts'

/**
 * Reloads a page that needs a script of an earlier release which the server does not have. Only after a press, which
 * may have had no effect: the reloaded page asks the shopper to repeat it then. A game may be in the cart already, where
 * only the toast's script is gone. Not while a link is pressed, since it opens its page
 * anyway, and not when typed text would be lost.
 * @param isLeaving whether the router is opening a page
 * @returns a function that stops it
 */
export function reloadAfterRelease(isLeaving: () => boolean, reload = reloadPage): () => void {
  const end = new AbortController()
  const { signal } = end
  let isAsking = false
  async function onScriptFailed(): Promise<void> {
    if (isAsking || !navigator.userActivation?.isActive || document.querySelector('a:active'))
      return
    isAsking = true
    const isGone = await isBuildGone(signal)
    isAsking = false
    if (!isGone || signal.aborted || isLeaving() || hasUnkeptText()) return
    if (leaveMessage(reloadedWords)) reload()
  }
  window.addEventListener(SCRIPT_FAILED, () => void onScriptFailed(), { signal })
  return () => end.abort()
}

/** Sends HEAD, which the service worker does not answer from its cache. */
async function isBuildGone(signal: AbortSignal): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url: string } }
  if (!manifest) return false
  return fetch(manifest.url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

const NOT_TYPED = /^(?:button|checkbox|file|hidden|radio|range|reset|submit)$/

/** Whether a reload would lose typed text; forms with `data-kept` restore theirs. */
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
