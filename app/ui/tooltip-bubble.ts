/** Specification section 9: how long the pointer rests, in milliseconds; less when one was just open. */
const delay = 700
const nextDelay = 300

export type Bubble = {
  /** After the pointer has rested for a while. */
  showSoon(): void
  show(): void
  hide(): void
}

/** When any tooltip of the page was last closed, as the page's own clock tells. */
let closedAt = Number.NEGATIVE_INFINITY

/** What shows and hides a tooltip: a popover, placed by the browser at the element around it. */
export function createBubble(element: HTMLElement): Bubble {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = false

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // It would close the dialog around it too.
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

/** For browsers that cannot tie one element to another: measured once, when it opens. */
function place(element: HTMLElement): void {
  const control = element.parentElement
  if (!control || globalThis.CSS?.supports?.('anchor-scope: --tip')) return
  const box = control.getBoundingClientRect()
  element.style.setProperty('--tip-left', `${box.left + box.width / 2}px`)
  element.style.setProperty('--tip-top', `${box.top}px`)
}
