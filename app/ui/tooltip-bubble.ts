/** Specification section 9: hover delay in milliseconds; shorter when a tooltip was just open. */
const delay = 700
const nextDelay = 300

export type Bubble = {
  /** After the hover delay. */
  showSoon(): void
  show(): void
  hide(): void
}

/** When a tooltip of the page last closed, in `performance.now()` time. */
let closedAt = Number.NEGATIVE_INFINITY

/** Shows and hides a tooltip: a popover that the browser anchors to the element around it. */
export function createBubble(element: HTMLElement): Bubble {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = false

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // Escape would close the surrounding dialog too.
    event.preventDefault()
    hide()
  }
  function show(): void {
    clearTimeout(timer)
    if (shown) return
    shown = true
    place(element)
    element.showPopover()
    document.addEventListener('keydown', onKeyDown, true)
  }
  function showSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(show, performance.now() - closedAt < delay ? nextDelay : delay)
  }
  function hide(): void {
    clearTimeout(timer)
    if (!shown) return
    shown = false
    closedAt = performance.now()
    document.removeEventListener('keydown', onKeyDown, true)
    if (element.isConnected) element.hidePopover()
  }
  return { showSoon, show, hide }
}

/** For browsers without anchor positioning: measured once, when it opens. */
function place(element: HTMLElement): void {
  const control = element.parentElement
  if (!control || globalThis.CSS?.supports?.('anchor-scope: --tip')) return
  const box = control.getBoundingClientRect()
  element.style.setProperty('--tip-left', `${box.left + box.width / 2}px`)
  element.style.setProperty('--tip-top', `${box.top}px`)
}
