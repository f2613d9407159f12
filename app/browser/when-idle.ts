/** Where the browser cannot tell when it rests (Safari): by then the page is there. */
const USUAL_REST_MS = 2000

/** Does something once the page rests, and nothing the shopper waits for. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(task)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(task, USUAL_REST_MS)
  return () => clearTimeout(timer)
}
