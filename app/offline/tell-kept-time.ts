import { showToast } from '#app/toasts/toasts.tsx'

/** Tolerance in milliseconds: the responses of one page load have slightly different dates. */
const MINUTE = 60_000

/** A page opens within this time after the touch that prefetched its data (link-prefetch.tsx), in milliseconds. */
const AHEAD_MS = 3000

type Words = { readonly title: string; readonly description: string }
type Heard = { readonly seenAt: number; readonly words: Words }

let told: { readonly path: string; readonly seenAt: number } | null = null
/** A message that the page open at that time did not need. */
let passedOver: (Heard & { readonly at: number }) | null = null

/**
 * Shows once per page how old its data is, when the service worker answers a request of it from its cache
 * (kept-time.ts). A cached document has a note of its own; older data is reported too. Call it before the page's first
 * request: messages sent before anybody listens are lost.
 */
export function tellKeptTime(): void {
  if (told || !('serviceWorker' in navigator)) return
  told = { path: location.pathname, seenAt: noted() }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    // A worker of another build may send another message.
    const { seenAt, title, description } = data ?? {}
    if (typeof seenAt !== 'number' || typeof title !== 'string' || typeof description !== 'string')
      return
    tell({ seenAt, words: { title, description } })
  })
}

/** Shows it for a page that has opened, when its data was prefetched on the page before. */
export function tellOfNextPage(): void {
  if (passedOver === null || told?.path === location.pathname) return
  if (performance.now() - passedOver.at < AHEAD_MS) tell(passedOver)
}

function tell({ seenAt, words }: Heard): void {
  const path = location.pathname
  if (told && path === told.path && seenAt > told.seenAt - MINUTE) {
    passedOver = { seenAt, words, at: performance.now() }
    return
  }
  told = { path, seenAt }
  passedOver = null
  showToast(words)
}

/** When the open document was cached, in milliseconds; infinite for one from the network, so that any data is older. */
function noted(): number {
  const note = document.querySelector<HTMLElement>('aside[data-seen]')
  return note ? Number(note.dataset.seen) : Number.POSITIVE_INFINITY
}
