/** Controls that the shopper may need next. */
const CONTROLS = 'input, select, textarea, button, summary, a.button'
/** The bar with the price and the button that buys or pays; kept free wherever the focus is. */
const BUY_BARS = '.bottom-bar'
/** The highest top edge of toasts, below the bar at the top of a page or sheet. */
const HIGHEST_PX = 84
const STEP_PX = 8

/**
 * Keeps toasts off the controls that the shopper may need: those of the open dialog, or those of the aside or form
 * around the focus and the bar that buys or pays. Without free space, toasts cover as little as possible, and never the
 * focused field.
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

/** Moves the region up from its position in the style sheet to the one that covers the least. */
function moveToFreePlace(region: HTMLElement): void {
  region.style.removeProperty('bottom')
  const { left, right, bottom, height } = region.getBoundingClientRect()
  const controls = findControls(region)
  let best = { cost: Number.POSITIVE_INFINITY, bottom }
  for (let edge = Math.min(bottom, visibleBottom()); edge - height >= HIGHEST_PX; edge -= STEP_PX) {
    const place = { left, right, top: edge - height, bottom: edge }
    const cost = controls.reduce((sum, control) => sum + overlapCost(control, place), 0)
    if (cost < best.cost) best = { cost, bottom: edge }
  }
  region.style.setProperty('bottom', `${innerHeight - best.bottom}px`)
}

/** The bottom edge of the visible viewport, above a phone's keyboard. */
function visibleBottom(): number {
  const view = window.visualViewport
  return view ? view.offsetTop + view.height - STEP_PX : innerHeight
}

function findControls(region: HTMLElement): readonly Element[] {
  const focused = document.activeElement
  const dialog = region.closest('dialog')
  const around = dialog ?? focused?.closest('aside') ?? focused?.closest('form')
  const near = around?.querySelectorAll(CONTROLS) ?? []
  const bars = dialog ? [] : document.querySelectorAll(BUY_BARS)
  return [...new Set([...near, ...bars])].filter((control) => !region.contains(control))
}

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function overlapCost(control: Element, place: Place): number {
  const isInUse = control === document.activeElement
  // The focused field includes its label.
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

/** Whether the control is scrolled out of view within its list. */
function isScrolledAway(control: Element, { x, y, width, height }: DOMRect): boolean {
  return !document.elementsFromPoint(x + width / 2, y + height / 2).includes(control)
}
