import { showToast } from '#app/toasts/toasts.tsx'

/** Answers of one moment come one by one, and each has its second. */
const MINUTE = 60_000

let isListening = false

/**
 * Says once a page from when it is, when the service worker answers a question of it from its store (kept-time.ts). A
 * document from there says so itself; what is older than that is told, too. Where the page begins to ask: what a worker
 * says before anybody listens is lost.
 */
export function tellKeptTime(): void {
  if (isListening || !('serviceWorker' in navigator)) return
  isListening = true
  let told = { path: location.pathname, seenAt: noted() }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    // Of another build it may say something else.
    const { seenAt, title, description } = data ?? {}
    if (typeof seenAt !== 'number' || typeof title !== 'string' || typeof description !== 'string')
      return
    const path = location.pathname
    if (path === told.path && seenAt > told.seenAt - MINUTE) return
    told = { path, seenAt }
    showToast({ title, description })
  })
}

/** When the document was kept that is open, in milliseconds; nothing is as old as one of the network. */
function noted(): number {
  const note = document.querySelector<HTMLElement>('aside[data-seen]')
  return note ? Number(note.dataset.seen) : Number.POSITIVE_INFINITY
}
