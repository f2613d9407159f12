import { showToast } from '#app/toasts/toasts.tsx'

/** Answers of one moment come one by one, and each has its second. */
const MINUTE = 60_000

/** A page opens within that time of the touch that asked for what it shows (frame/page-ahead.tsx). */
const AHEAD_MS = 3000

type Words = { readonly title: string; readonly description: string }
type Heard = { readonly seenAt: number; readonly words: Words }

let told: { readonly path: string; readonly seenAt: number } | null = null
/** Nothing new to the page that was open then. */
let passedOver: (Heard & { readonly at: number }) | null = null

/**
 * Says once a page from when it is, when the service worker answers a question of it from its store (kept-time.ts). A
 * document from there says so itself; what is older than that is told, too. Where the page begins to ask: what a worker
 * says before anybody listens is lost.
 */
export function tellKeptTime(): void {
  if (told || !('serviceWorker' in navigator)) return
  told = { path: location.pathname, seenAt: noted() }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    // Of another build it may say something else.
    const { seenAt, title, description } = data ?? {}
    if (typeof seenAt !== 'number' || typeof title !== 'string' || typeof description !== 'string')
      return
    tell({ seenAt, words: { title, description } })
  })
}

/** Says it of a page that was opened just now, where what it shows was asked for while another one was open. */
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

/** When the document was kept that is open, in milliseconds; nothing is as old as one of the network. */
function noted(): number {
  const note = document.querySelector<HTMLElement>('aside[data-seen]')
  return note ? Number(note.dataset.seen) : Number.POSITIVE_INFINITY
}
