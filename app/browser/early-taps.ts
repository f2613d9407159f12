/*
 * Records taps on buttons before hydration, and submissions of forms that need script. Links, forms with an action, and
 * native buttons (a command, a popover) work without script and are ignored. Taps on parts that load later than the
 * page are replayed once those are hydrated.
 */

type EarlyTaps = {
  /**
   * Ends the feedback, and returns the chosen variants, tapped buttons and submitted forms in order. Afterwards only
   * controls of parts that are not hydrated yet are held back, each until it is.
   */
  readonly take: () => readonly (HTMLButtonElement | HTMLFormElement | HTMLInputElement)[]
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/** Event that the page dispatches once it is hydrated and has replayed the taps. */
export const PAGE_HYDRATED = 'pagealive'

/**
 * Runs in the head, before any button exists. A tapped button animates at once; an attribute would cause a hydration
 * mismatch. Repeated taps on a button count once, unless it has `data-every-tap`, as a stepper's buttons do.
 */
export const earlyTapsScript = () =>
  `(${listenForTaps.toString()})({${Object.entries(tools)
    .map(([name, tool]) => `${name}:${tool.toString()}`)
    .join()}})`

/** Each is self-contained, since only its text gets into the page. */
const tools = {
  /** The button that does nothing without script; null for others. */
  findButton: ({ target }: Event): HTMLButtonElement | null => {
    'in page'
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return null
    return button.hasAttribute('commandfor') && 'commandForElement' in button ? null : button
  },
  /** The form that the server would reject without script, or that misses what was chosen or tapped; null for others. */
  findForm: ({ target }: Event, isMissing: boolean): HTMLFormElement | null => {
    'in page'
    const selector = `[method=post]${isMissing ? '' : ':not([action])'}`
    return target instanceof HTMLFormElement && target.matches(selector) ? target : null
  },
  /** The radio buttons of variants that the shopper has checked; the attribute is the server's. */
  findChosen: () => [
    ...document.querySelectorAll<HTMLInputElement>('[name=variant]:checked:not([checked])'),
  ],
  /** React ignores a click on one that is checked already. */
  uncheck: (radio: HTMLInputElement) => {
    radio.checked = false
    return radio
  },
  /** React adds this property to elements that it has hydrated. */
  isHydrated: (element: Element): boolean =>
    Object.keys(element).some((name) => name.startsWith('__reactProps')),
  pulse: (button: Element): Animation => {
    'in page'
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const opacity = isStill ? [0.5, 0.5] : [0.75, 0.4, 0.75]
    return button.animate({ opacity }, { duration: 900, iterations: Number.POSITIVE_INFINITY })
  },
  replay,
}

/** Resolves once React has rendered the change, as the next click needs. */
async function replay(control: HTMLElement): Promise<void> {
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}

type Held = { readonly control: HTMLButtonElement | HTMLFormElement; readonly feedback?: Animation }

type Tools = typeof tools

function listenForTaps(tools: Tools) {
  'in page'
  const { findButton, findForm, findChosen, uncheck, isHydrated, pulse, replay } = tools
  let held: readonly Held[] = []
  let isPageHydrated = false

  function hold(event: Event, control: Held['control'], pressed: Element | null): void {
    // React might handle it too while it hydrates.
    event.stopImmediatePropagation()
    const isHeld = held.some((other) => other.control === control)
    if (isHeld && !('everyTap' in control.dataset)) return
    if (isPageHydrated && held.length === 0) replayLate()
    held = [...held, { control, feedback: pressed && !isHeld ? pulse(pressed) : undefined }]
  }
  /** Ends the feedback of controls that are hydrated, or gone, and returns them in order. */
  const release = () => {
    const ready = held.filter(({ control }) => isHydrated(control) || !control.isConnected)
    held = held.filter((each) => !ready.includes(each))
    for (const { feedback } of ready) feedback?.cancel()
    return ready.map(({ control }) => control)
  }
  function replayLate(): void {
    const timer = setInterval(async () => {
      const ready = release()
      if (held.length === 0) clearInterval(timer)
      for (const control of ready) await replay(control)
    }, 50)
  }
  const isOurs = (control: Element | null) => control && !(isPageHydrated && isHydrated(control))
  const onClick = (event: Event) => {
    const button = findButton(event)
    if (button && isOurs(button)) hold(event, button, button)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = findForm(event, held.length > 0 || findChosen().length > 0)
    if (!form || !isOurs(form)) return
    event.preventDefault()
    hold(event, form, event.submitter)
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  window.earlyTaps = {
    take() {
      isPageHydrated = true
      const hydrated = release()
      if (held.length > 0) replayLate()
      return [...findChosen().map(uncheck), ...hydrated]
    },
  }
}

/** Replays the choice of a variant and the taps from before hydration, in order. Call it after hydration. */
export async function replayEarlyTaps(): Promise<void> {
  for (const control of window.earlyTaps?.take() ?? []) await replay(control)
  window.earlyTaps = undefined
  window.dispatchEvent(new Event(PAGE_HYDRATED))
}
