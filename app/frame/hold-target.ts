import { readStored } from '#app/browser/browser-storage.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

/** Where the router stores the positions of a tab's history entries when its document is left. */
const POSITIONS_KEY = 'react-router-scroll-positions'
/** Longer than the deferred parts of a page take to load, in milliseconds. */
const HOLD_MS = 5_000
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The router's location: `key` names an entry of the history, `hash` is '' without a fragment. */
type Visit = { readonly key: string; readonly hash: string }

const firstVisits = new Map<string, Visit>()

/**
 * Keeps the target of a link such as `/#faq` in view while parts above it load and change the page's height, until the
 * shopper touches the page, presses a key or scrolls. Likewise the position of a page that an earlier document of the tab
 * showed, such as before a reload: the router restores it while a list is still loading, on a page too short for it. Not
 * on a return within this document, whose lists are there.
 * @returns a function that stops it
 */
export function holdTarget(visit: Visit): () => void {
  const position = readStored(POSITIONS_KEY, fieldsOf, 'positions', 'sessionStorage')?.[visit.key]
  const target = document.getElementById(visit.hash.slice(1))
  const main = document.querySelector('main')
  const hold =
    typeof position === 'number'
      ? () => scrollTo(0, position)
      : target && (() => target.scrollIntoView())
  if (isReturn(visit) || !hold || !main) return () => undefined
  const end = new AbortController()
  const observer = new ResizeObserver(hold)
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
