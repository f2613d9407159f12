import { whenCalm } from '#app/browser/when-calm.ts'
import { isStill } from '#app/ui/still.ts'

/** The toast has said it by then. */
const PATIENCE_MS = 600
/** As `--long` of the style sheet. */
const FLIGHT_MS = 240
const HOP_MS = 200
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/**
 * Adding is dealing: a copy of the game's picture flies to the bag in a short arc, the bag hops and its count turns over.
 * Only what is in view moves, and nothing where motion is unwelcome.
 * @param picture URL of the game's picture, in any size
 */
export async function dealToBag(picture: string | undefined): Promise<void> {
  if (isStill()) return
  // The page counts, shows the toast and lays out first.
  await whenCalm(PATIENCE_MS)
  const bag = document.querySelector('.bag')
  if (bag === null || !isOnTop(bag)) return
  const shown = picture && findShown(picture)
  if (shown) await fly(shown, bag.getBoundingClientRect())
  const lift = [
    { transform: 'none' },
    { transform: 'translateY(-6px) rotate(-6deg)' },
    { transform: 'none' },
  ]
  bag.animate(lift, { duration: HOP_MS, easing: EASE })
  const count = bag.querySelector('span')
  count?.animate([{ transform: 'rotateX(90deg)' }, { transform: 'none' }], {
    duration: HOP_MS,
    easing: EASE,
  })
}

/** In view, and not below a dialog. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** The largest such picture whose middle is in view. */
function findShown(url: string): HTMLImageElement | undefined {
  const wanted = pathOf(url)
  return [...document.images]
    .filter((image) => pathOf(image.currentSrc) === wanted && isOnTop(image.parentElement ?? image))
    .sort((one, other) => other.width - one.width)[0]
}

function pathOf(url: string): string | null {
  return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).pathname : null
}

async function fly(image: HTMLImageElement, goal: DOMRect): Promise<void> {
  const { left, top, width, height } = image.getBoundingClientRect()
  const copy = new Image()
  copy.src = image.currentSrc
  copy.alt = ''
  copy.className = 'dealt'
  const place = { left, top, width, height }
  for (const [name, pixels] of Object.entries(place)) copy.style.setProperty(name, `${pixels}px`)
  document.body.append(copy)
  const x = goal.left + goal.width / 2 - left - width / 2
  const y = goal.top + goal.height / 2 - top - height / 2
  const path = [
    { transform: 'none', opacity: 1 },
    {
      transform: `translate(${x * 0.5}px, ${y * 0.5 - 60}px) scale(0.5) rotate(-10deg)`,
      opacity: 1,
    },
    { transform: `translate(${x}px, ${y}px) scale(0.08) rotate(8deg)`, opacity: 0.7 },
  ]
  await copy.animate(path, { duration: FLIGHT_MS, easing: EASE }).finished.catch(() => undefined)
  copy.remove()
}
