/** Longer than the parts of a page take to arrive. */
const HOLD_MS = 5_000
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the target of a link such as `/#faq` where the router scrolled to, while parts above it arrive and take their
 * height, until the shopper moves the page.
 * @param hash of the page's address, '' for none
 * @returns stops it
 */
export function holdTarget(hash: string): () => void {
  const target = document.getElementById(hash.slice(1))
  const main = document.querySelector('main')
  if (!target || !main) return () => undefined
  const end = new AbortController()
  const observer = new ResizeObserver(() => target.scrollIntoView())
  const timer = setTimeout(stop, HOLD_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    end.abort()
  }
  for (const move of MOVES)
    window.addEventListener(move, stop, { signal: end.signal, passive: true })
  observer.observe(main)
  return stop
}
