import { useEffect, useState } from 'react'
import { whenCalm } from '#app/browser/when-calm.ts'
import { isStill } from '#app/ui/still.ts'
import type { PlayCard } from '#commerce/model/game-facts.ts'
import { pageLanded } from './page-landed.ts'

const FAN = [0, 1, 2, 3, 4]

/** Games whose box has been opened since the page was loaded. */
const opened = new Set<string>()
/** For a device that never keeps up. */
const PATIENCE_MS = 3000

export type BoxOpeningProps = {
  handle: string
  /** At least one. */
  cards: readonly PlayCard[]
}

/**
 * The box opens like a matchbox: the sleeve slides down, five cards fan out behind it, and it closes again. Once for each
 * game, when its page has come to rest, and not where motion is unwelcome. Decoration, behind the gallery's first picture.
 */
export function BoxOpening({ handle, cards }: BoxOpeningProps) {
  const [isOpen, setOpen] = useState(false)

  // Waits for the frames of the browser, since a new page takes many to draw, and for the box to land.
  useEffect(() => {
    if (opened.has(handle) || isStill()) return
    let isGone = false
    whenCalm(PATIENCE_MS)
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
    <span aria-hidden="true" className="box-opening" onAnimationEnd={close}>
      {FAN.map((at) => (
        <span key={at}>{cards[at % cards.length]?.title}</span>
      ))}
    </span>
  )
}
