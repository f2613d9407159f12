/**
 * Controls that the shopper may need next, what is wrong with a field, and a game's title, price and figures; the bar
 * shows the total, too, and the rows what a code has changed. A choice is its label: the input in it may be invisible.
 */
const CONTROLS =
  'input, label:has(input), select, textarea, button, summary, a.button, main h1, form h2, :has(> form) > h2, main .price, main .ink-stamps, .field-error, .bottom-bar, .cart-rows:focus-within'
const LISTED = '.product-card *'
/** A list is full of controls: off all of them, not only those that buy, a toast would float far up the screen. */
const BUYING = '.button'
/** What an emptied cart offers: its Undo stays near the thumb instead. */
const OFFERED = ':has(.empty-state) > .suggestions *'
/**
 * What is to be corrected, a game's title and what it costs, and what buys, pays or sends, wherever the focus is: not every
 * browser focuses a pressed button.
 */
const NEXT_STEPS =
  '.bottom-bar, .bottom-bar *, .buy-panel *, h1, .price, .ink-stamps, .cart-rows, .button-primary, [type="submit"], [aria-invalid="true"], .field-error'
/** The highest top edge of toasts, below the bar at the top of a page or sheet. */
const HIGHEST_PX = 84
const STEP_PX = 4
/** Free space between toasts and a control, for their shadow. */
const GAP_PX = 12
/** The same in a list, where the toast is to be as low as the buttons allow. */
const LISTED_GAP_PX = 3

/**
 * Keeps toasts off the controls of the open dialog, or else of the page. Without free space, toasts cover as few as
 * possible, rather others than those that buy, pay or send, and never the focused one.
 * @returns stops following the focus and the scroll position
 */
export function avoidControls(region: HTMLElement): () => void {
  const place = () => {
    // Under a dialog that is opening no control is in view: they would fall to the bottom before they disappear.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
    const isUnder = dialog !== region.closest('dialog')
    if (!isUnder && !region.matches(':hover, :focus-within')) moveToFreePlace(region)
  }
  const controller = new AbortController()
  const { signal } = controller
  place()
  document.addEventListener('focusin', place, { signal })
  // A form scrolls to its first error after the focus has moved. Lists fire the event without bubbling.
  document.addEventListener('scrollend', place, { signal, capture: true })
  // The store's response to a code changes the rows after the toast has appeared.
  const rows = document.querySelector('.cart-rows')
  if (rows && 'ResizeObserver' in window) {
    const observer = new ResizeObserver(place)
    observer.observe(rows)
    signal.addEventListener('abort', () => observer.disconnect())
  }
  return () => controller.abort()
}

/**
 * Moves the region up from its position in the style sheet to the one that covers the least: the lowest, near the thumb,
 * but the highest of those above a field in use, since the fields after it have still to be filled in.
 */
function moveToFreePlace(region: HTMLElement): void {
  region.style.removeProperty('bottom')
  const { bottom, height } = region.getBoundingClientRect()
  const controls = listControls(region)
  const isFilledIn = document.activeElement?.closest('main .field') != null
  let best = { cost: Number.POSITIVE_INFINITY, bottom }
  for (let edge = Math.min(bottom, visibleBottom()); edge - height >= HIGHEST_PX; edge -= STEP_PX) {
    const isCovered = ({ box, gap }: Control) =>
      box.top < edge + gap && box.bottom > edge - height - gap
    const cost = controls.filter(isCovered).reduce((sum, control) => sum + control.cost, 0)
    const isHigherPreferred = isFilledIn && cost > 0 && cost === best.cost
    if (cost < best.cost || isHigherPreferred) best = { cost, bottom: edge }
  }
  region.style.setProperty('bottom', `${innerHeight - best.bottom}px`)
}

/** The bottom edge of the visible viewport, above a phone's keyboard. */
function visibleBottom(): number {
  const view = window.visualViewport
  return view ? view.offsetTop + view.height - STEP_PX : innerHeight
}

type Control = { readonly box: DOMRect; readonly cost: number; readonly gap: number }

/** The visible controls in the column of the toasts, and what it costs to cover each. */
function listControls(region: HTMLElement): readonly Control[] {
  const { left, right } = region.getBoundingClientRect()
  const layer = region.closest('dialog') ?? document
  return [...layer.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control) && !control.matches(OFFERED))
    .filter(
      (control) =>
        control === document.activeElement || control.matches(BUYING) || !control.matches(LISTED),
    )
    .map((control) => {
      const isInUse = control === document.activeElement
      // A field includes its label.
      const box = (control.closest('.field') ?? control).getBoundingClientRect()
      const gap = control.matches(LISTED) ? LISTED_GAP_PX : GAP_PX
      return { control, box, gap, cost: isInUse ? 100 : control.matches(NEXT_STEPS) ? 10 : 1 }
    })
    .filter(({ control, box }) => box.left < right && box.right > left && isInView(control))
}

/** Whether the control is neither in the bar at the top, nor off screen, nor scrolled out of view within its list. */
function isInView(control: Element): boolean {
  const { x, y, width, height, bottom } = control.getBoundingClientRect()
  // No toast comes so high, and hit tests are dear.
  if (bottom < HIGHEST_PX - GAP_PX) return false
  return document.elementsFromPoint(x + width / 2, y + height / 2).includes(control)
}
