/*
 * Records taps on buttons before hydration. Links, forms, and native buttons (a command, a popover) work without script
 * and are ignored.
 */

type EarlyTaps = {
  /** Stops listening, ends the feedback, and returns the tapped buttons in order. */
  readonly take: () => readonly HTMLButtonElement[]
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/**
 * Runs in the head, before there is a button. A tapped button animates at once; an attribute would cause a hydration
 * mismatch. Repeated taps on a button count once, unless it has `data-every-tap`, as a stepper's buttons do.
 */
export const earlyTapsScript = () => `(${listenForTaps.toString()})()`

function listenForTaps(): void {
  const tapped: HTMLButtonElement[] = []
  const signs = new Map<Element, Animation>()

  function hear(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return
    if (button.hasAttribute('commandfor') && 'commandForElement' in button) return
    // React might handle it too while it hydrates.
    event.stopImmediatePropagation()
    if (signs.has(button) && !('everyTap' in button.dataset)) return
    tapped.push(button)
    if (signs.has(button)) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const opacity = isStill ? [0.5, 0.5] : [0.75, 0.4, 0.75]
    signs.set(
      button,
      button.animate({ opacity }, { duration: 900, iterations: Number.POSITIVE_INFINITY }),
    )
  }

  document.addEventListener('click', hear, true)
  window.earlyTaps = {
    take() {
      document.removeEventListener('click', hear, true)
      for (const sign of signs.values()) sign.cancel()
      return tapped
    },
  }
}

/** Replays taps from before hydration, in order. Call it after hydration. */
export async function replayEarlyTaps(): Promise<void> {
  for (const button of window.earlyTaps?.take() ?? []) {
    button.click()
    // Lets React render the change before the next click.
    await Promise.resolve()
  }
  window.earlyTaps = undefined
}
