/** Least scroll distance that counts as a direction, in pixels: a resting finger trembles. */
const MIN_SCROLL_PX = 8
/** Time from a finger's `pointerup` to its `click`, in milliseconds. */
const CLICK_MS = 100

/**
 * Marks the page `data-bar-hidden` while the shopper scrolls down, except near the top and while the bar has the focus
 * or an open menu. A sliding bar stops while it is pressed: a finger that lifts off another element than it pressed
 * clicks neither. navigation.css hides the marked bar on phones.
 */
export function hideBarOnScroll() {
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
    if (Math.abs(scrollY - from) < MIN_SCROLL_PX) return
    const isDown = scrollY > from && scrollY > innerHeight / 2
    root.toggleAttribute('data-bar-hidden', isDown && !isBarInUse())
    from = scrollY
  }

  function onScroll() {
    frame ||= requestAnimationFrame(follow)
  }

  function onFocus({ target }: FocusEvent) {
    if (isInBar(target) && !press.isOn) root.removeAttribute('data-bar-hidden')
  }

  window.addEventListener('scroll', onScroll, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  return {
    /** Shows the bar on a new page without its slide: a tap on a moving bar would miss. */
    showAtOnce() {
      from = window.scrollY
      root.removeAttribute('data-bar-hidden')
      for (const slide of listSlides()) slide.finish()
    },
    stop() {
      end.abort()
      cancelAnimationFrame(frame)
      root.removeAttribute('data-bar-hidden')
    },
  }
}

/** @returns `isOn`: whether the bar is pressed */
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
    root.removeAttribute('data-bar-hidden')
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
