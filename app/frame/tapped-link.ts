import { isStill } from '#app/ui/still.ts'

const ENDLESS = Number.POSITIVE_INFINITY

/**
 * Shows on a tapped link, or on the card that it covers, that its page is on its way.
 * @returns what ends the sign, and what ends listening
 */
export function watchTappedLink() {
  const end = new AbortController()
  let tapped: Element | null = null
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    tapped = link?.closest('.product-card') ?? link
  }
  document.addEventListener('click', hear, { capture: true, signal: end.signal })
  return {
    /** For when the router begins to load a page; returns what ends it. */
    sign(): () => void {
      const sign = isStill()
        ? tapped?.animate?.({ opacity: 0.6 }, { duration: 0, fill: 'forwards' })
        : tapped?.animate?.({ opacity: [1, 0.5, 1] }, { duration: 900, iterations: ENDLESS })
      return () => sign?.cancel()
    },
    stop: () => end.abort(),
  }
}
