import { useEffect } from 'react'

/** Web views inside apps show a page change badly: they freeze or flash. */
const inApp = /Instagram|FB_?(AN|AV|IAB)|WhatsApp|; wv\)/

/**
 * Whether one page fades into the next: where the browser can do it by itself, never inside an app's
 * web view, never for those who want less motion.
 */
export function movesPages(): boolean {
  return (
    typeof document !== 'undefined' &&
    'startViewTransition' in document &&
    !inApp.test(navigator.userAgent) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * A change that the next one overtakes, or a hidden page cuts short, rejects a promise that nobody
 * waits for: that is no error of the page. For the page's frame.
 */
export function useQuietPageChanges(): void {
  useEffect(() => {
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition
    document.startViewTransition = (...update) => {
      const change = start.apply(document, update)
      change.ready.catch(() => undefined)
      return change
    }
    return () => {
      document.startViewTransition = start
    }
  }, [])
}
