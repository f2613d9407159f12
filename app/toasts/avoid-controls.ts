/** What the shopper may need next. */
const CONTROLS = 'input, select, textarea, button, summary, a.button'
/** The way on, wherever the focus is: what it costs, and the button that buys or pays. */
const WAY_ON = '.bottom-bar'
/** Where toasts end on their way up, below the bar at the top of a page or sheet. */
const HIGHEST_PX = 84
const STEP_PX = 8

/**
 * Keeps toasts off the controls that the shopper is at: those of the open dialog, or of the aside or form
 * around the focus and what buys and pays. Where there is no free place they cover the least, and never the field in use.
 * @returns stops following the focus
 */
export function avoidControls(region: HTMLElement): () => void {
  const place = () => {
    if (!region.contains(document.activeElement)) moveToFreePlace(region)
  }
  place()
  document.addEventListener('focusin', place)
  return () => document.removeEventListener('focusin', place)
}

/** Upwards from the place that the style sheet gives them. */
function moveToFreePlace(region: HTMLElement): void {
  region.style.removeProperty('bottom')
  const { left, right, bottom, height } = region.getBoundingClientRect()
  const controls = findControls(region)
  let best = { cost: Number.POSITIVE_INFINITY, bottom }
  for (let edge = Math.min(bottom, visibleBottom()); edge - height >= HIGHEST_PX; edge -= STEP_PX) {
    const place = { left, right, top: edge - height, bottom: edge }
    const cost = controls.reduce((sum, control) => sum + costOf(control, place), 0)
    if (cost < best.cost) best = { cost, bottom: edge }
  }
  region.style.setProperty('bottom', `${innerHeight - best.bottom}px`)
}

/** Above a phone's keyboard. */
function visibleBottom(): number {
  const view = window.visualViewport
  return view ? view.offsetTop + view.height - STEP_PX : innerHeight
}

function findControls(region: HTMLElement): readonly Element[] {
  const focused = document.activeElement
  const dialog = region.closest('dialog')
  const around = dialog ?? focused?.closest('aside') ?? focused?.closest('form')
  const near = around?.querySelectorAll(CONTROLS) ?? []
  const on = dialog ? [] : document.querySelectorAll(WAY_ON)
  return [...new Set([...near, ...on])].filter((control) => !region.contains(control))
}

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function costOf(control: Element, place: Place): number {
  const isInUse = control === document.activeElement
  // With its label.
  const box = ((isInUse && control.closest('.field')) || control).getBoundingClientRect()
  const isCovered =
    box.top < place.bottom &&
    box.bottom > place.top &&
    box.left < place.right &&
    box.right > place.left
  if (!isCovered || isScrolledAway(control, box)) return 0
  if (isInUse) return 100
  return control.matches('[aria-invalid="true"]') ? 10 : 1
}

/** Out of the part of its list that is in view. */
function isScrolledAway(control: Element, { x, y, width, height }: DOMRect): boolean {
  return !document.elementsFromPoint(x + width / 2, y + height / 2).includes(control)
}
