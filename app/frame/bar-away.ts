/** Pixels that mean a direction: a resting finger trembles. */
const MEANT = 8

/**
 * Marks the page `data-bar-away` while its shopper scrolls down, except near the top and while the bar has the focus or
 * an open menu. What the mark does on phones is in navigation.css.
 */
export function startBarAway() {
  const root = document.documentElement
  const end = new AbortController()
  const { signal } = end
  let from = window.scrollY
  let frame = 0

  function follow() {
    frame = 0
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
    if (target instanceof Element && target.closest('.navigation'))
      root.removeAttribute('data-bar-away')
  }

  window.addEventListener('scroll', onScroll, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  return {
    /** For a new page, which begins with its bar: one that still slid in would slip from under a finger. */
    showAtOnce() {
      from = window.scrollY
      root.removeAttribute('data-bar-away')
      const bar = document.querySelector('.navigation')
      for (const slide of bar?.getAnimations() ?? []) slide.finish()
    },
    stop() {
      end.abort()
      cancelAnimationFrame(frame)
      root.removeAttribute('data-bar-away')
    },
  }
}

function isBarInUse(): boolean {
  return document.querySelector('.navigation :is(:focus, :popover-open)') !== null
}
