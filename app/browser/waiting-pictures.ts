import { PAGE_HYDRATED } from './early-taps.ts'
import { INTERACTION_EVENTS, isSynthetic } from './first-interaction.ts'
import { mayFetchAhead } from './may-fetch-ahead.ts'

declare global {
  interface Window {
    /** Present until somebody uses the page; observes a picture that was added to the document later. */
    waitingPictures?: { readonly observe: (picture: Element) => void }
  }
}

/**
 * From the first touch or key until the pictures load: on a slow phone laying them out holds up what was tapped by a
 * tenth of a second and more.
 */
const ANSWER_MS = 500

/**
 * Runs in the head. Browsers fetch lazy pictures up to three screens below the viewport; until somebody uses the page
 * only those in it are fetched (display.css moves the others too far away). Without script all load as usual.
 */
export const waitingPicturesScript = () =>
  `(${letPicturesWait})(${mayFetchAhead},${isSynthetic},'${PAGE_HYDRATED}','${INTERACTION_EVENTS}',${ANSWER_MS})`

/** Under data saver a touch does not load the rest: most touches stay on the first screen. */
function letPicturesWait(
  mayFetch: typeof mayFetchAhead,
  isNoSign: typeof isSynthetic,
  hydratedEvent: string,
  signs: string,
  answerMs: number,
): void {
  'in page'
  const root = document.documentElement
  const end = new AbortController()
  const noteSeen = (entries: readonly IntersectionObserverEntry[]) => {
    // More than an edge: the next picture of a row touches the viewport.
    for (const { intersectionRatio, target } of entries)
      if (intersectionRatio > 0)
        for (const picture of target.querySelectorAll('img'))
          picture.setAttribute('loading', 'eager')
  }
  const observer = new IntersectionObserver(noteSeen, { threshold: [0, 0.01] })
  const observe = (picture: Element) => {
    // Observes the frame, since the picture itself is moved away.
    const frame = picture.closest(':not(img, picture)')
    if (frame) observer.observe(frame)
  }
  const showAll = () => {
    end.abort()
    observer.disconnect()
    delete window.waitingPictures
    delete root.dataset.unused
  }
  const noteSign = (event: Event) => {
    if (isNoSign(event)) return
    if (event.type === 'scroll' || event.type === 'beforeprint') showAll()
    // A tap that waits for the scripts needs the bandwidth more, until it is replayed.
    else if (window.earlyTaps) addEventListener(hydratedEvent, noteSign, { signal })
    else setTimeout(showAll, answerMs)
  }
  const { signal } = end
  const events = mayFetch() ? signs : 'scroll'
  for (const event of `${events},beforeprint`.split(','))
    addEventListener(event, noteSign, { capture: true, signal })
  addEventListener(
    'DOMContentLoaded',
    () => {
      for (const picture of document.querySelectorAll('img[loading="lazy"]')) observe(picture)
    },
    { signal },
  )
  window.waitingPictures = { observe }
  root.dataset.unused = ''
}
