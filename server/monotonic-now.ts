/**
 * Milliseconds since the process began, of a clock that nobody sets. Ages are measured by it: after the wall clock was put
 * back, old answers would be fresh again.
 */
export const monotonicNow = (): number => performance.now()
