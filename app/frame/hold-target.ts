/** Longer than the deferred parts of a page take to load, in milliseconds. */
const HOLD_MS = 5_000
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The router's location: `key` names an entry of the history, `hash` is '' without a fragment. */
type Visit = { readonly key: string; readonly hash: string }

const firstVisits = new Map<string, Visit>()

/**
 * Keeps the target of a link such as `/#faq` in view while parts above it load and change the page's height, until the
 * shopper touches the page, presses a key or scrolls. Not on a return to the page, which restores its position.
 * @returns a function that stops it
 */
export function holdTarget(visit: Visit): () => void {
  const target = document.getElementById(visit.hash.slice(1))
  const main = document.querySelector('main')
  if (isReturn(visit) || !target || !main) return () => undefined
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

/** Whether the entry was shown before by this document, or by the one that it reloads or returns to. */
function isReturn(visit: Visit): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReopened = firstVisits.size === 0 && load && load.type !== 'navigate'
  const first = firstVisits.get(visit.key) ?? visit
  firstVisits.set(visit.key, first)
  return first !== visit || isReopened === true
}
