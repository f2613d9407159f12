import { reducesMotion } from '#app/ui/reduces-motion.ts'

const FOREVER = Number.POSITIVE_INFINITY

/**
 * Pulses a tapped link, or the card that it covers, while its page loads.
 * @returns `showPending` starts the animation, `stop` ends listening
 */
export function watchTappedLink() {
  const end = new AbortController()
  let tapped: Element | null = null
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    tapped = link?.closest('.product-card') ?? link
  }
  document.addEventListener('click', onClick, { capture: true, signal: end.signal })
  return {
    /** Call it when the router starts to load a page. Returns a function that ends the animation. */
    showPending(): () => void {
      const pulse = reducesMotion()
        ? tapped?.animate?.({ opacity: 0.6 }, { duration: 0, fill: 'forwards' })
        : tapped?.animate?.({ opacity: [1, 0.5, 1] }, { duration: 900, iterations: FOREVER })
      return () => pulse?.cancel()
    },
    stop: () => end.abort(),
  }
}
