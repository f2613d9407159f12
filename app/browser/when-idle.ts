/** For browsers without requestIdleCallback (Safari): by then the page has loaded. */
const USUAL_REST_MS = 2000

/** Runs a task when the page is idle. Returns the cancel function. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(task)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(task, USUAL_REST_MS)
  return () => clearTimeout(timer)
}
