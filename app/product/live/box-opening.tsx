import { useEffect, useState } from 'react'
import { whenFramesOnTime } from '#app/browser/when-frames-on-time.ts'
import { Emblem } from '#app/ui/emblem.tsx'
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
 * The box opens like a matchbox: the sleeve slides down, five cards fan out behind it, and it closes again. Their backs
 * are those of the deck, with the middle of the front in the ring: the file that the gallery has loaded. Once per game, when frames are on time, and not where `reducesMotion`. Decorative, behind the gallery's first picture.
 */
export function BoxOpening({ handle, ink }: BoxOpeningProps) {
  /** URL of the front's file, empty if it did not load; null while the box is closed. */
  const [front, setFront] = useState<string | null>(null)

  // Waits until the browser has rendered the new page, which takes many frames, and its view transition has ended.
  useEffect(() => {
    if (opened.has(handle) || reducesMotion()) return
    let isGone = false
    whenFramesOnTime(FRAMES_TIMEOUT_MS)
      .then(pageLanded)
      .then(findFront)
      .then((file) => isGone || setFront(file))
    return () => {
      isGone = true
    }
  }, [handle])

  if (front === null) return null

  function close() {
    opened.add(handle)
    setFront(null)
  }

  return (
    <span
      aria-hidden="true"
      className={`box-opening absolute inset-0 grid justify-center rays-${ink}`}
      onAnimationEnd={close}
    >
      {FAN.map((at) => (
        <span
          key={at}
          ref={(card) => card?.style.setProperty('--out', `${at}`)}
          className={`rays rays-${ink}`}
        >
          <Emblem ink={ink}>
            {front ? <image href={front} x="-72" y="-65" width="156" height="195" /> : null}
          </Emblem>
        </span>
      ))}
    </span>
  )
}

/** @returns the URL of the file that the gallery shows, when it is there; empty if it does not load */
async function findFront(): Promise<string> {
  const front = document.querySelector<HTMLImageElement>('.gallery-well li:first-child img')
  const isThere = await front?.decode().then(
    () => true,
    // Also when the browser has meanwhile chosen another file.
    () => front.naturalWidth > 0,
  )
  return front && isThere ? front.currentSrc : ''
}
