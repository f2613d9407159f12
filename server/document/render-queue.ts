import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import type { QueuedRender } from '#app/shop/shop-context.ts'
import { createJobQueue } from '#platform/job-queue.ts'

/** A rendering that takes longer is waiting for something, and does not block the pages after it. */
const MAX_RENDERING_MS = 1000

/**
 * Renders pages one after another, alternating between shoppers; other requests are handled between two pages. A page
 * blocks the event loop for some 20 ms: if many rendered together, each would be ready only with the last one, and
 * responses from memory would wait for all of them. A page whose deadline passes while it waits is not rendered: when a
 * store stops responding, all pages that wait for it fail at the same moment.
 */
export function createRenderQueue(
  maxRenderingMs = MAX_RENDERING_MS,
): (buyerIp: string | null, due: AbortSignal) => QueuedRender {
  const run = createJobQueue(1, Number.POSITIVE_INFINITY)

  async function startRendering<Result>(
    render: () => Promise<Result>,
  ): Promise<{ result: Promise<Result> }> {
    await immediate()
    const result = render()
    const end = new AbortController()
    const tooLong = pause(maxRenderingMs, undefined, { signal: end.signal })
    await Promise.allSettled([Promise.race([result, tooLong])])
    end.abort()
    return { result }
  }

  return (buyerIp, due) => async (render, signal) => {
    const waits = { client: buyerIp ?? 'unknown', signal: AbortSignal.any([signal, due]) }
    const started = await run(() => startRendering(render), waits).catch((fault: unknown) => {
      if (due.aborted && fault === due.reason) return null
      throw fault
    })
    return started?.result ?? null
  }
}
