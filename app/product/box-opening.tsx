import { useState, useSyncExternalStore } from 'react'
import type { PlayCard } from '#commerce/model/game-facts.ts'

const FAN = [0, 1, 2, 3, 4]

/** Games whose box has been opened since the page was loaded. */
const opened = new Set<string>()
const neverChanges = () => () => undefined

export type BoxOpeningProps = {
  handle: string
  /** At least one. */
  cards: readonly PlayCard[]
}

/**
 * The box opens like a matchbox: the sleeve slides down, five cards fan out behind it, and it closes again. Once for each
 * game, and not where motion is unwelcome. Decoration, behind the gallery's first picture.
 */
export function BoxOpening({ handle, cards }: BoxOpeningProps) {
  // Not in the server's HTML: the box is painted before the scripts come.
  const wasOpened = useSyncExternalStore(
    neverChanges,
    () => opened.has(handle),
    () => true,
  )
  const [isDone, setDone] = useState(false)
  if (wasOpened || isDone) return null

  function close() {
    opened.add(handle)
    setDone(true)
  }

  return (
    <span aria-hidden="true" className="box-opening" onAnimationEnd={close}>
      {FAN.map((at) => (
        <span key={at}>{cards[at % cards.length]?.title}</span>
      ))}
    </span>
  )
}
