import { isInView } from '#app/ui/is-in-view.ts'
import { reducesMotion } from '#app/ui/reduces-motion.ts'

const DROP_MS = 240
const APART_MS = 120
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

const drop = [
  { transform: 'translateY(-2.5rem) rotate(-5deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/**
 * A ref callback for a list: its pictures drop into place one after another, once, when the list scrolls into view.
 * Nothing moves in a list that is already in view, or where the shopper wants little motion or data.
 */
export function dropIn(list: HTMLElement | null): (() => void) | undefined {
  if (!list || !('IntersectionObserver' in window) || reducesMotion() || isInView(list)) return
  const drops = [...list.querySelectorAll('.picture')].map((picture, at) => {
    const timing = { duration: DROP_MS, delay: at * APART_MS, easing: EASE, fill: 'backwards' }
    const fall = picture.animate(drop, timing as KeyframeAnimationOptions)
    fall.pause()
    return fall
  })
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      for (const fall of drops) fall.play()
    },
    { threshold: 0.3 },
  )
  observer.observe(list)
  return () => {
    observer.disconnect()
    for (const fall of drops) fall.cancel()
  }
}
