import { whenFramesOnTime } from '#app/browser/when-frames-on-time.ts'

/** Parts that patterns.css leaves out of the first layout. */
const DEFERRED_PARTS = '.band, .footer, .later'
const FRAMES_TIMEOUT_MS = 5_000

/**
 * Lays out the parts that the first layout left out, one per frame once frames are on time. Then marks the document
 * `data-whole`, so that later pages are laid out as a whole.
 * @returns a function that stops it
 */
export function layOutRest(): () => void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(DEFERRED_PARTS)]
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
  if (!isStopped) void whenFramesOnTime(FRAMES_TIMEOUT_MS).then(layOutNext)
  return () => {
    isStopped = true
  }
}
