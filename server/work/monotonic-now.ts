/**
 * Milliseconds since the process started, by a monotonic clock. Ages are measured by it: if the wall clock were set
 * back, old cache entries would be fresh again.
 */
export const monotonicNow = (): number => performance.now()
