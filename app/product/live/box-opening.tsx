import { useEffect, useState } from 'react'
import { whenFramesOnTime } from '#app/browser/when-frames-on-time.ts'
import { CardBack } from '#app/deck/card-back.tsx'
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
  title: string
  /** The colour of the cards' backs. */
  ink: Tint
}

/**
 * The box opens like a matchbox: the sleeve slides down, five cards fan out behind it, and it closes again. Their backs
 * are those of the deck, whose name would be behind the sleeve. Once per game, when the front is there and frames are on
 * time, and not where `reducesMotion`. Decorative, behind the gallery's first picture.
 */
export function BoxOpening({ handle, title, ink }: BoxOpeningProps) {
  const [isOpen, setOpen] = useState(false)

  // Waits until the browser has rendered the new page, which takes many frames, and its view transition has ended.
  useEffect(() => {
    if (opened.has(handle) || reducesMotion()) return
    let isGone = false
    whenFramesOnTime(FRAMES_TIMEOUT_MS)
      .then(pageLanded)
      .then(frontSettled)
      .then(() => isGone || setOpen(true))
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
    <span
      aria-hidden="true"
      className={`box-opening absolute inset-0 grid justify-center rays-${ink}`}
      onAnimationEnd={close}
    >
      {FAN.map((at) => (
        <span key={at} ref={(card) => card?.style.setProperty('--out', `${at}`)}>
          <CardBack ink={ink} name={title} />
        </span>
      ))}
    </span>
  )
}

/** Resolves when the gallery shows the front, or it does not load. */
async function frontSettled(): Promise<void> {
  const front = document.querySelector<HTMLImageElement>('.gallery-well li:first-child img')
  // Rejects also when the browser has meanwhile chosen another file.
  await front?.decode().catch(() => {})
}
