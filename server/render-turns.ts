import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import type { InTurn } from '#app/shop/shop-context.ts'
import { createJobQueue } from '#local-store/limits/job-queue.ts'

/** What takes longer waits for something, and holds up no other page meanwhile. */
const LONGEST_TURN_MS = 1000

/**
 * Renders pages one after the other, shoppers in turn; what arrives meanwhile is answered between two of them. A page has the
 * event loop for some 20 ms without a break: of many that come together each would be ready when the last one is, and what
 * is in memory would wait for all of them. Whoever has waited until their page is due gets none: when a store stops
 * answering, all pages that wait for it fail in the same moment.
 */
export function createRenderTurns(
  longestMs = LONGEST_TURN_MS,
): (buyerIp: string | null, due: AbortSignal) => InTurn {
  const run = createJobQueue(1, Number.POSITIVE_INFINITY)

  async function takeTurn<Result>(
    render: () => Promise<Result>,
  ): Promise<{ result: Promise<Result> }> {
    await immediate()
    const result = render()
    const end = new AbortController()
    const tooLong = pause(longestMs, undefined, { signal: end.signal })
    await Promise.allSettled([Promise.race([result, tooLong])])
    end.abort()
    return { result }
  }

  return (buyerIp, due) => async (render, signal) => {
    const waits = { client: buyerIp ?? 'unknown', signal: AbortSignal.any([signal, due]) }
    const turn = await run(() => takeTurn(render), waits).catch((fault: unknown) => {
      if (due.aborted && fault === due.reason) return null
      throw fault
    })
    return turn?.result ?? null
  }
}
