/** Longer than the deferred parts of a page take to load, in milliseconds. */
const HOLD_MS = 5_000
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the target of a link such as `/#faq` in view while parts above it load and change the page's height, until the
 * shopper touches the page, presses a key or scrolls.
 * @param hash of the page's URL, '' for none
 * @returns a function that stops it
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
