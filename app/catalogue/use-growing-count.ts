import { type RefObject, useEffect, useRef, useState } from 'react'

/** Cards drawn at first, and each time the end of the list comes near: whole rows of 1, 2, 3 and 4. */
const STEP = 48

/** How far below the screen the list grows, in pixels. */
const AHEAD = 1200

/** How far lists had grown, by the history entry that shows them: Back leads to the same place. */
const grown = new Map<string, number>()

type GrowingCount = {
  /** How many of them to draw. */
  readonly count: number
  /** The list's last element: the list grows when it comes near the screen. */
  readonly end: RefObject<HTMLDivElement | null>
  readonly grow: () => void
}

/** A long list is drawn as far as the shopper has come, and a little more. */
export function useGrowingCount(total: number, historyKey: string): GrowingCount {
  const [count, setCount] = useState(() => grown.get(historyKey) ?? STEP)
  const end = useRef<HTMLDivElement>(null)

  const grow = () => {
    setCount((shown) => {
      const next = shown + STEP
      grown.set(historyKey, next)
      return next
    })
  }

  // Joins the list to the scrolling of the page. Each step is watched anew: the end may still be near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `grow` is the same for the same history entry
  useEffect(() => {
    const element = end.current
    if (!element || count >= total || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) grow()
      },
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, total, historyKey])

  return { count: Math.min(count, total), end, grow }
}
