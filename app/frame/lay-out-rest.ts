import { whenCalm } from '#app/browser/when-calm.ts'

/** What patterns.css leaves out of the first layout. */
const REST = '.band, .footer, .later'
const PATIENCE_MS = 5_000

/**
 * Runs in the head. A page opened again, at a fragment or from within the shop scrolls to a place that only a page laid out
 * as a whole has. The router notes a state in each entry of the history that it has shown, and in the first by replacing it.
 */
export const openWholeScript = () => `(${openWhole.toString()})()`

function openWhole(): void {
  const markWhole = () => {
    document.documentElement.dataset.whole = ''
  }
  if (history.state || location.hash) markWhole()
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    if (destination.sameDocument && navigationType !== 'replace') markWhole()
  })
}

/**
 * Lays out what the first layout left out, a part a frame once the page is calm, and marks the document `data-whole`: the
 * pages that follow are laid out as a whole.
 * @returns stops it
 */
export function layOutRest(): () => void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(REST)]
  const isWhole = () => 'whole' in root.dataset
  let isStopped = isWhole()
  let laidOut = 0
  const layOutNext = () => {
    if (isStopped) return
    const part = isWhole() ? undefined : parts[laidOut++]
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
