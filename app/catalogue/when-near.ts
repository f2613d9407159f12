/** Pixels around the viewport at which cards are rendered. */
export const GROW_AHEAD_PX = 1200

/**
 * Calls the listener when the element comes near the screen, or with `'below'` only when it comes near from below;
 * returns the cleanup.
 */
export function whenNear(
  element: HTMLElement | null,
  listener: () => void,
  side: 'both' | 'below' = 'both',
) {
  if (!element || typeof IntersectionObserver === 'undefined') return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) listener()
    },
    { rootMargin: `${side === 'both' ? GROW_AHEAD_PX : 0}px 0px ${GROW_AHEAD_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
