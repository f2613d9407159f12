import { showToast } from '#app/toasts/toasts.tsx'

/** Tolerance in milliseconds: the responses of one page load have slightly different dates. */
const MINUTE = 60_000

/** A page opens within this time after the touch that prefetched its data (link-prefetch.tsx), in milliseconds. */
const PREFETCH_TO_OPEN_MS = 3000

type Words = { readonly title: string; readonly description: string }
type Message = { readonly seenAt: number; readonly words: Words }

let announced: { readonly path: string; readonly seenAt: number } | null = null
/** A message that the page open at that time did not need. */
let unusedMessage: (Message & { readonly at: number }) | null = null

/**
 * Shows once per page how old its data is, when the service worker answers a request of it from its cache
 * (cache-age.ts). A cached document has a note of its own; older data is reported too. Call it before the page's first
 * request: messages sent before anybody listens are lost.
 */
export function announceCacheAge(): void {
  if (announced || !('serviceWorker' in navigator)) return
  announced = { path: location.pathname, seenAt: readSeenAt() }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    // A worker of another build may send another message.
    const { seenAt, title, description } = data ?? {}
    if (typeof seenAt !== 'number' || typeof title !== 'string' || typeof description !== 'string')
      return
    announce({ seenAt, words: { title, description } })
  })
}

/** Shows it for a page that has opened, when its data was prefetched on the page before. */
export function announceForNextPage(): void {
  if (unusedMessage === null || announced?.path === location.pathname) return
  if (performance.now() - unusedMessage.at < PREFETCH_TO_OPEN_MS) announce(unusedMessage)
}

function announce({ seenAt, words }: Message): void {
  const path = location.pathname
  if (announced && path === announced.path && seenAt > announced.seenAt - MINUTE) {
    unusedMessage = { seenAt, words, at: performance.now() }
    return
  }
  announced = { path, seenAt }
  unusedMessage = null
  showToast(words)
}

/** When the open document was cached, in milliseconds; infinite for one from the network, so that any data is older. */
function readSeenAt(): number {
  const note = document.querySelector<HTMLElement>('aside[data-seen]')
  return note ? Number(note.dataset.seen) : Number.POSITIVE_INFINITY
}
