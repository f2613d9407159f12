import { isInView } from '#app/ui/is-in-view.ts'

/** Specification section 9: hover delay in milliseconds; shorter when a tooltip was just open. */
const DELAY_MS = 700
const NEXT_DELAY_MS = 300

/** Space between a control and its tooltip, and around the tooltip, in pixels. */
const GAP = 8

/**
 * Shows the name of an icon-only control when it is hovered for a while or reached by Tab (decision 10,
 * choice 22). Screen readers read the name anyway, so the bubble is hidden from them. Escape or a press by pointer or keyboard
 * hides the bubble.
 * @returns a function that stops it
 */
export function startTooltips(): () => void {
  const bubble = createBubble()
  let control: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** `stays` does not count as hovered anew before the pointer has left it. */
  function hide(stays: Element | null = null) {
    clearTimeout(timer)
    control = stays
    bubble.hide()
  }

  const end = new AbortController()
  watchInput(end.signal)
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: end.signal })

  // Not `pointerover`, which also comes when a control opens below a resting pointer.
  on('pointermove', ({ target, pointerType }) => {
    const hovered = pointerType === 'touch' ? null : findIconControl(target)
    if (hovered === control) return
    hide()
    control = hovered
    if (hovered) timer = setTimeout(() => bubble.show(hovered), bubble.delay())
  })
  on('focusin', ({ target }) => {
    control = findIconControl(target)
    if (control?.matches(':focus-visible') && isReachedByTab()) bubble.show(control)
  })
  for (const name of ['focusout', 'pointerdown'] as const) on(name, () => hide())
  // Its name would return over what the press does, when that changes the icon.
  on('click', ({ target }) => hide(findIconControl(target)))
  // Keyboard focus scrolls a control into view afterwards, so the bubble moves with it.
  on('scroll', () => {
    if (control?.matches(':focus-visible') && isInView(control)) bubble.move(control)
    else hide()
  })
  // Escape closes an open sheet too: its close button has the focus, and one press should be enough.
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })

  return () => {
    end.abort()
    hide()
    bubble.remove()
  }
}

const LAST_KEY = 'data-key'

/**
 * Marks the document with the key that was the last input: in a dialog that opens by itself `:focus-visible` also
 * matches without one (`base.css`).
 */
function watchInput(signal: AbortSignal): void {
  const { documentElement: root } = document
  const options = { capture: true, signal }
  document.addEventListener('keydown', ({ key }) => root.setAttribute(LAST_KEY, key), options)
  document.addEventListener('pointerdown', () => root.removeAttribute(LAST_KEY), options)
}

/** Not moved by a dialog or the page itself: the name would cover what is new. */
const isReachedByTab = () => document.documentElement.getAttribute(LAST_KEY) === 'Tab'

/** The page has one bubble for all tooltips. */
function createBubble() {
  const bubble = document.createElement('div')
  bubble.className = 'tip-bubble'
  bubble.popover = 'manual'
  bubble.setAttribute('aria-hidden', 'true')
  document.body.append(bubble)
  let isShown = false
  let closedAt = Number.NEGATIVE_INFINITY
  return {
    delay: () => (performance.now() - closedAt < DELAY_MS ? NEXT_DELAY_MS : DELAY_MS),
    show(control: Element) {
      if (!control.isConnected) return
      bubble.textContent = control.getAttribute('aria-label')
      if (!isShown) bubble.showPopover()
      isShown = true
      place(bubble, control)
    },
    move(control: Element) {
      if (isShown) place(bubble, control)
    },
    hide() {
      if (!isShown) return
      isShown = false
      closedAt = performance.now()
      bubble.hidePopover()
    },
    remove: () => bubble.remove(),
  }
}

/** A button or link with a name and an icon, without text. */
function findIconControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest(':is(button, a)[aria-label]')
  const isIcon = control?.querySelector('svg') && !/\p{L}/u.test(control.textContent ?? '')
  return isIcon ? control : null
}

/** Places the bubble above the control, or below it at the top of the window, and always within the window's sides. */
function place(bubble: HTMLElement, control: Element) {
  const box = control.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const centred = box.left + (box.width - width) / 2
  const left = Math.max(GAP, Math.min(centred, document.documentElement.clientWidth - width - GAP))
  const above = box.top - height - GAP
  bubble.style.setProperty('--tip-left', `${left}px`)
  bubble.style.setProperty('--tip-top', `${above < GAP ? box.bottom + GAP : above}px`)
}
