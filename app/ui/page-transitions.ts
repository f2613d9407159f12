import { reducesMotion } from './reduces-motion.ts'

/** Web views inside apps freeze or flash during a view transition. */
const inApp = /Instagram|FB_?(AN|AV|IAB)|WhatsApp|; wv\)/

/**
 * Whether pages fade into each other: only if the browser supports it, never in an app's web view, never with reduced
 * motion or data saving.
 */
export function usesPageTransitions(): boolean {
  return (
    typeof document !== 'undefined' &&
    'startViewTransition' in document &&
    !inApp.test(navigator.userAgent) &&
    !reducesMotion()
  )
}

/**
 * Handler for `unhandledrejection`: a transition that the next one interrupts, or that a hidden page
 * cuts short, rejects a promise that nobody awaits. That is not an error.
 */
export function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
}
