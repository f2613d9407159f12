import { PAGE_ALIVE } from './early-taps.ts'
import { mayFetchAhead } from './may-fetch-ahead.ts'

declare global {
  interface Window {
    /** Until somebody uses the page: shows a picture to it that was not in the document. */
    waitingPictures?: { readonly observe: (picture: Element) => void }
  }
}

/**
 * Runs in the head. Browsers fetch lazy pictures from as far as three screens below; until somebody uses the page only those
 * in the window are fetched (display.css moves the others too far away). Without script they load as browsers do.
 */
export const waitingPicturesScript = () =>
  `(${letPicturesWait.toString()})(${mayFetchAhead.toString()},'${PAGE_ALIVE}')`

/** Under data saver a touch is not enough: most end on the first screen. */
function letPicturesWait(mayFetch: () => boolean, alive: string): void {
  const root = document.documentElement
  const end = new AbortController()
  const noteSeen = (entries: readonly IntersectionObserverEntry[]) => {
    // More than an edge: the next picture of a row touches the window.
    for (const { intersectionRatio, target } of entries)
      if (intersectionRatio > 0)
        for (const picture of target.querySelectorAll('img'))
          picture.setAttribute('loading', 'eager')
  }
  const observer = new IntersectionObserver(noteSeen, { threshold: [0, 0.01] })
  const observe = (picture: Element) => {
    // The picture itself is moved away.
    const frame = picture.closest(':not(img, picture)')
    if (frame) observer.observe(frame)
  }
  const showAll = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
    // Browsers make up a move of the resting pointer when the layout under it has changed.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    // A tap that waits for the scripts needs the line more, until it is carried out.
    if (window.earlyTaps && type !== 'scroll' && type !== 'beforeprint') {
      addEventListener(alive, showAll, { signal })
      return
    }
    end.abort()
    observer.disconnect()
    delete window.waitingPictures
    delete root.dataset.unused
  }
  const { signal } = end
  const signs = mayFetch()
    ? ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin']
    : ['scroll']
  for (const sign of [...signs, 'beforeprint'])
    addEventListener(sign, showAll, { capture: true, signal })
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
