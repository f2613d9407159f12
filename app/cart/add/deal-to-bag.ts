import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { listPictures } from './list-pictures.ts'
import { isOnTop, showBag } from './show-bag.ts'

const FLIGHT_MS = 280
/** Linear: with a quick start the picture is small before anyone sees it. */
const FLIGHT_EASE = 'cubic-bezier(0.4, 0, 0.6, 1)'
/** Size of the picture as it lands, that of the bag. */
const LANDING_PX = 28
const HOP_MS = 200
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** Keyframes of the flight: between two of them the picture moves in a straight line. */
const STEPS = 8

/** When a press had to wait for this script, the page has already shown the new count. */
const LATE_MS = 50
const loadedAt = performance.now()

/**
 * The animation after a game is added: a copy of its picture flies to the bag in a short arc, the bag hops and its
 * count, which stays behind until then, swells. A bar that scrolling has hidden comes back for it. Only what is in view
 * moves, and nothing under reduced motion. It starts with the press, before the toast needs the processor, and resolves
 * once the picture has landed and the bag hops: rendering the toast would hold up both.
 * @param picture URL of the game's picture, in any size
 * @param quantity units added
 */
export async function dealToBag(picture: string | undefined, quantity: number): Promise<void> {
  const bag = document.querySelector('.bag')
  const goal = bag && showBag(bag)
  if (reducesMotion()) return
  const showCount = bag && holdCount(bag, quantity)
  try {
    if (!bag || !goal) return
    const shown = picture && findShown(picture)
    if (shown) await fly(shown, goal)
  } finally {
    showCount?.()
  }
  const lift = [
    { transform: 'none' },
    { transform: 'translateY(-6px) rotate(-6deg)' },
    { transform: 'none' },
  ]
  const hop = bag.animate(lift, { duration: HOP_MS, easing: EASE })
  // Always legible: by scale only.
  const swell = [{ transform: 'none' }, { transform: 'scale(1.4)' }, { transform: 'none' }]
  bag.querySelector('span')?.animate(swell, { duration: HOP_MS, easing: EASE })
  await hop.ready.catch(() => undefined)
}

/**
 * Covers the new count with the one before it, for the eye only. It runs before the browser paints the new one. Here, not
 * in the button, because every page loads the button before it can be used.
 * @returns uncovers it
 */
function holdCount(bag: Element, quantity: number): () => void {
  const count = bag.querySelector('span')
  const before = Number(count?.textContent) - quantity
  if (!count || !(before >= 0) || performance.now() - loadedAt < LATE_MS) return () => {}
  const old = document.createElement('span')
  old.className = count.className
  old.ariaHidden = 'true'
  old.textContent = String(before)
  count.style.setProperty('visibility', 'hidden')
  // Below that of a game which is still on its way.
  if (before > 0) count.after(old)
  return () => {
    old.remove()
    count.style.removeProperty('visibility')
  }
}

/** The largest picture of this URL whose middle is in view, also below its card's link. Not that of an earlier toast. */
function findShown(url: string): HTMLImageElement | undefined {
  return listPictures(url)
    .filter((image) => {
      const frame = image.parentElement ?? image
      return !image.closest('.toasts') && isOnTop(frame, image.closest('article') ?? frame)
    })
    .sort((one, other) => other.width - one.width)[0]
}

async function fly(image: HTMLImageElement, goal: DOMRect): Promise<void> {
  const { left, top, width, height } = image.getBoundingClientRect()
  const copy = new Image()
  copy.src = image.currentSrc
  copy.alt = ''
  // In its first frame it would be empty.
  copy.decoding = 'sync'
  copy.className = 'dealt'
  const box = { left, top, width, height }
  for (const [name, pixels] of Object.entries(box)) copy.style.setProperty(name, `${pixels}px`)
  document.body.append(copy)
  const x = goal.left + goal.width / 2 - left - width / 2
  const y = goal.top + goal.height / 2 - top - height / 2
  const scale = Math.min(1, LANDING_PX / Math.max(width, height))
  const path = Array.from({ length: STEPS + 1 }, (_, step) => throwTo(x, y, scale, step / STEPS))
  const timing = { duration: FLIGHT_MS, easing: FLIGHT_EASE }
  await copy.animate(path, timing).finished.catch(() => undefined)
  copy.remove()
}

/** The keyframe at this fraction of the flight: up first, then across, shrinking all the way to `scale`. */
function throwTo(x: number, y: number, scale: number, at: number): Keyframe {
  const bend = (middle: number, goal: number) => 2 * (1 - at) * at * middle + at * at * goal
  const position = `${bend(0.1 * x, x)}px, ${bend(0.75 * y - 60, y)}px`
  const degrees = 32 * at * at - 24 * at
  return {
    transform: `translate(${position}) scale(${1 - (1 - scale) * at}) rotate(${degrees}deg)`,
    opacity: 1 - 0.3 * at,
  }
}
