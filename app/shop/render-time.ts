const METRIC = 'rendered'

/** A `Server-Timing` header: a time within the document would make each rendering of the same page another page. */
export function writeRenderTime(time: Date): string {
  return `${METRIC};desc="${time.toISOString()}"`
}

/**
 * When the server rendered the document, in milliseconds; on the server that is now. A browser that does not say, as
 * Safari before 16.4, gets 1, so that nothing on the page is taken as fresh.
 */
export function readRenderTime(): number {
  if (typeof document === 'undefined') return Date.now()
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation && 'serverTiming' in navigation)) return 1
  const { serverTiming } = navigation as PerformanceNavigationTiming
  const metric = serverTiming.find(({ name }) => name === METRIC)
  return Date.parse(metric?.description ?? '') || 1
}
