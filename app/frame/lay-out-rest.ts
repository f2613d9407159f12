import { whenCalm } from '#app/browser/when-calm.ts'

/** What patterns.css leaves out of the first layout. */
const REST = '.band, .footer, .later'
const PATIENCE_MS = 5_000

/**
 * Runs in the head: a page opened again, or at a fragment, scrolls to a place that only a page laid out as a whole has.
 * The router notes a state in each entry of the history that it has shown.
 */
export const openWholeScript = () =>
  `if(history.state||location.hash)document.documentElement.dataset.whole=''`

/**
 * Lays out what the first layout left out, a part a frame once the page is calm, and marks the document `data-whole`: the
 * pages that follow are laid out as a whole.
 * @returns stops it
 */
export function layOutRest(): () => void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(REST)]
  let isStopped = 'whole' in root.dataset
  let laidOut = 0
  const layOutNext = () => {
    if (isStopped) return
    const part = parts[laidOut++]
    part?.style.setProperty('content-visibility', 'visible')
    if (part) requestAnimationFrame(layOutNext)
    else finish()
  }
  const finish = () => {
    root.dataset.whole = ''
    for (const part of parts) part.style.removeProperty('content-visibility')
  }
  if (!isStopped) void whenCalm(PATIENCE_MS).then(layOutNext)
  return () => {
    isStopped = true
  }
}
