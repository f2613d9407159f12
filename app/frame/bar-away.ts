/** Pixels that mean a direction: a resting finger trembles. */
const MEANT = 8
/** Of a finger, from its lift to its click. */
const CLICK_MS = 100

/**
 * Marks the page `data-bar-away` while its shopper scrolls down, except near the top and while the bar has the focus or
 * an open menu. A bar that slides holds still while somebody presses on it: what is lifted off another place than it was
 * put on clicks nothing. What the mark does on phones is in navigation.css.
 */
export function startBarAway() {
  const root = document.documentElement
  const end = new AbortController()
  const { signal } = end
  let from = window.scrollY
  let frame = 0
  const press = holdUnderPress(root, signal)

  function follow() {
    frame = 0
    if (press.isOn) return
    const { scrollY, innerHeight } = window
    if (Math.abs(scrollY - from) < MEANT) return
    const isDown = scrollY > from && scrollY > innerHeight / 2
    root.toggleAttribute('data-bar-away', isDown && !isBarInUse())
    from = scrollY
  }

  function onScroll() {
    frame ||= requestAnimationFrame(follow)
  }

  function onFocus({ target }: FocusEvent) {
    if (isInBar(target) && !press.isOn) root.removeAttribute('data-bar-away')
  }

  window.addEventListener('scroll', onScroll, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  return {
    /** For a new page, which begins with its bar: one that still slid in would slip from under a finger. */
    showAtOnce() {
      from = window.scrollY
      root.removeAttribute('data-bar-away')
      for (const slide of listSlides()) slide.finish()
    },
    stop() {
      end.abort()
      cancelAnimationFrame(frame)
      root.removeAttribute('data-bar-away')
    },
  }
}

/** @returns whether somebody presses on the bar now */
function holdUnderPress(root: HTMLElement, signal: AbortSignal): { isOn: boolean } {
  const press = { isOn: false }

  function onPress({ target }: PointerEvent) {
    press.isOn = isInBar(target)
    if (press.isOn) for (const slide of listSlides()) slide.pause()
  }

  function onRelease() {
    if (press.isOn) setTimeout(showAll, CLICK_MS)
  }

  function showAll() {
    press.isOn = false
    root.removeAttribute('data-bar-away')
    for (const slide of listSlides()) slide.play()
  }

  document.addEventListener('pointerdown', onPress, { signal })
  document.addEventListener('pointerup', onRelease, { signal })
  document.addEventListener('pointercancel', onRelease, { signal })
  return press
}

const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.navigation') !== null

const listSlides = (): readonly Animation[] =>
  document.querySelector('.navigation')?.getAnimations() ?? []

function isBarInUse(): boolean {
  return document.querySelector('.navigation :is(:focus, :popover-open)') !== null
}
