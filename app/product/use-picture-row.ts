import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type PictureRow = {
  readonly ref: RefObject<HTMLUListElement | null>
  /** Index of the picture in view. */
  readonly index: number
  /** Scrolls to a picture. */
  readonly show: (index: number) => void
  /** Shows a picture, if it exists, and focuses its button or video player. */
  readonly focus: (index: number) => void
  /** Spread on the row's element. */
  readonly handlers: { readonly onScroll: () => void; readonly onPointerDown: () => void }
}

/**
 * A row of pictures that the browser scrolls and snaps, one in view at a time.
 * @param wanted index of a picture to show when this changes; -1 for none
 */
export function usePictureRow(start: number, wanted = -1): PictureRow {
  const ref = useRef<HTMLUListElement>(null)
  /** Index the row is scrolling to; pictures passed on the way are not shown. */
  const target = useRef<number | null>(null)
  const [index, setIndex] = useState(start)

  // Scrolls the row: its position is browser state, not React's.
  useEffect(() => {
    if (wanted < 0 || !ref.current) return
    setIndex(wanted)
    target.current = scrollTo(ref.current, wanted)
  }, [wanted])

  function show(next: number) {
    flushSync(() => setIndex(next))
    if (ref.current) target.current = scrollTo(ref.current, next)
  }

  function focus(next: number) {
    const picture = ref.current?.children[next]
    if (!picture) return
    // Before the focus: a picture out of view is inert.
    show(next)
    picture.querySelector<HTMLElement>('video,button')?.focus({ preventScroll: true })
  }

  function onScroll() {
    if (!ref.current?.clientWidth) return
    const at = pictureAt(ref.current)
    if (target.current === at) target.current = null
    if (target.current === null) setIndex(at)
  }

  function onPointerDown() {
    target.current = null
  }

  return { ref, index, show, focus, handlers: { onScroll, onPointerDown } }
}

const pictureAt = (row: Element) => Math.round(row.scrollLeft / row.clientWidth)

/** @returns the index, or null for the picture that is there already: no scroll event would follow */
function scrollTo(row: Element, index: number): number | null {
  const target = pictureAt(row) === index ? null : index
  row.scrollLeft = index * row.clientWidth
  return target
}
