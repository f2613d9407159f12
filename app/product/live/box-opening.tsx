import { useEffect, useState } from 'react'
import { whenFramesOnTime } from '#app/browser/when-frames-on-time.ts'
import { reducesMotion } from '#app/ui/reduces-motion.ts'
import type { Tint } from '#commerce/model/tint.ts'
import { pageLanded } from './page-landed.ts'

/** The cards, by their places to the left and right of the middle. */
const FAN = [-2, -1, 0, 1, 2]

/** Games whose box has been opened since the page was loaded. */
const opened = new Set<string>()
/** Longest wait for frames on time on a slow device, in milliseconds. */
const FRAMES_TIMEOUT_MS = 3000

export type BoxOpeningProps = {
  handle: string
  /** The colour of the cards' backs. */
  ink: Tint
}

/**
 * The box opens like a matchbox: the sleeve slides down, five cards fan out behind it, and it closes again. Once per
 * game, when frames are on time, and not where `reducesMotion`. Decorative, behind the gallery's first picture.
 */
export function BoxOpening({ handle, ink }: BoxOpeningProps) {
  const [isOpen, setOpen] = useState(false)

  // Waits until the browser has rendered the new page, which takes many frames, and its view transition has ended.
  useEffect(() => {
    if (opened.has(handle) || reducesMotion()) return
    let isGone = false
    whenFramesOnTime(FRAMES_TIMEOUT_MS)
      .then(pageLanded)
      .then(() => setOpen(!isGone))
    return () => {
      isGone = true
    }
  }, [handle])

  if (!isOpen) return null

  function close() {
    opened.add(handle)
    setOpen(false)
  }

  return (
    <span aria-hidden="true" className={`box-opening rays-${ink}`} onAnimationEnd={close}>
      {FAN.map((at) => (
        <span key={at} ref={(card) => card?.style.setProperty('--out', `${at}`)} />
      ))}
    </span>
  )
}
