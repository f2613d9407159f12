/*
 * Records taps on buttons before hydration, and forms that only script can send. Links, forms with an address, and
 * native buttons (a command, a popover) work without script and are ignored. Parts that load later than the page hear
 * theirs when they are alive.
 */

type EarlyTaps = {
  /**
   * Ends the feedback, and returns the tapped buttons and sent forms in order. From then on only controls of parts that
   * are not hydrated yet are held back, each until it is.
   */
  readonly take: () => readonly (HTMLButtonElement | HTMLFormElement)[]
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/** What the page hears when it is alive, and has carried out the taps so far. */
export const PAGE_ALIVE = 'pagealive'

/**
 * Runs in the head, before there is a button. A tapped button animates at once; an attribute would cause a hydration
 * mismatch. Repeated taps on a button count once, unless it has `data-every-tap`, as a stepper's buttons do.
 */
export const earlyTapsScript = () =>
  `(${listenForTaps.toString()})({${Object.entries(tools)
    .map(([name, tool]) => `${name}:${tool.toString()}`)
    .join()}})`

/** Each is complete in itself, as only its text gets into the page. */
const tools = {
  /** The button that only script makes work; null for others. */
  findButton: ({ target }: Event): HTMLButtonElement | null => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return null
    return button.hasAttribute('commandfor') && 'commandForElement' in button ? null : button
  },
  /** The form that the server answers with an error; null for others. */
  findForm: ({ target }: Event): HTMLFormElement | null =>
    target instanceof HTMLFormElement && target.method === 'post' && !target.hasAttribute('action')
      ? target
      : null,
  /** React marks what it has hydrated. */
  isAlive: (element: Element): boolean =>
    Object.keys(element).some((name) => name.startsWith('__reactProps')),
  waitUntil: (isTrue: () => boolean, act: () => void) => {
    const timer = setInterval(() => {
      if (!isTrue()) return
      clearInterval(timer)
      act()
    }, 50)
  },
  pulse: (button: Element): Animation => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const opacity = isStill ? [0.5, 0.5] : [0.75, 0.4, 0.75]
    return button.animate({ opacity }, { duration: 900, iterations: Number.POSITIVE_INFINITY })
  },
}

type Held = { readonly control: HTMLButtonElement | HTMLFormElement; readonly sign?: Animation }

function listenForTaps({ findButton, findForm, isAlive, pulse, waitUntil }: typeof tools): void {
  let held: readonly Held[] = []
  let isPageAlive = false

  function hold(event: Event, control: Held['control'], sign: Element | null): void {
    // React might handle it too while it hydrates.
    event.stopImmediatePropagation()
    const isHeld = held.some((other) => other.control === control)
    if (isHeld && !('everyTap' in control.dataset)) return
    held = [...held, { control, sign: sign && !isHeld ? pulse(sign) : undefined }]
    if (isPageAlive) waitFor(control)
  }

  function release(control: Held['control']): void {
    for (const { sign } of held.filter((each) => each.control === control)) sign?.cancel()
    held = held.filter((each) => each.control !== control)
  }

  function waitFor(control: Held['control']): void {
    const isReady = () => isAlive(control) || !control.isConnected
    waitUntil(isReady, () => {
      release(control)
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    })
  }

  const isOurs = (control: Element | null) => control && !(isPageAlive && isAlive(control))
  const hear = (event: Event) => {
    const button = findButton(event)
    if (button && isOurs(button)) hold(event, button, button)
  }
  const check = (event: SubmitEvent) => {
    const form = findForm(event)
    if (!form || !isOurs(form)) return
    event.preventDefault()
    hold(event, form, event.submitter)
  }
  document.addEventListener('click', hear, true)
  document.addEventListener('submit', check, true)
  window.earlyTaps = {
    take() {
      isPageAlive = true
      const alive = held.map(({ control }) => control).filter(isAlive)
      for (const control of alive) release(control)
      for (const control of new Set(held.map(({ control }) => control))) waitFor(control)
      return alive
    },
  }
}

/** Replays taps from before hydration, in order. Call it after hydration. */
export async function replayEarlyTaps(): Promise<void> {
  for (const control of window.earlyTaps?.take() ?? []) {
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
    // Lets React render the change before the next click.
    await Promise.resolve()
  }
  window.earlyTaps = undefined
  window.dispatchEvent(new Event(PAGE_ALIVE))
}
