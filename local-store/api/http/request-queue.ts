import { setImmediate as immediate } from 'node:timers/promises'
import { createFairQueue } from '#platform/fair-queue.ts'

/** Runs a request when it is its buyer's turn; resolves to null when too many wait. */
export type RequestQueue = (
  buyerIp: string | null,
  answer: () => Promise<Response>,
) => Promise<Response | null>

/** As long as the slice of one request (time-slices.ts). */
const SLICE_MS = 8
/** Each holds its request body, 256 KB at most. */
const MAX_WAITING = 500

type Waiting = { readonly start: () => Promise<void>; readonly refuse: () => void }

/**
 * Makes buyers' API requests share the event loop: they start one after another, round-robin by buyer, and pages,
 * pictures and files are served between them. Otherwise a burst of requests would block everybody until the last
 * response. Our own requests, from pages being rendered, do not wait.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createRequestQueue(now: () => number = () => performance.now()): RequestQueue {
  const queue = createFairQueue<Waiting>(MAX_WAITING, ({ refuse }) => refuse())
  let isWorking = false

  async function work(): Promise<void> {
    isWorking = true
    let begun = now()
    for (let next = queue.next(); next !== null; next = queue.next()) {
      if (now() - begun > SLICE_MS) {
        await immediate()
        begun = now()
      }
      // A request that waits for something else, for example a database lock, does not block the others.
      await Promise.race([next.start(), immediate()])
    }
    isWorking = false
  }
  return (buyerIp, respond) => {
    if (buyerIp === null) return respond()
    const { promise, resolve, reject } = Promise.withResolvers<Response | null>()
    queue.add(buyerIp, {
      start: () => respond().then(resolve, reject),
      refuse: () => resolve(null),
    })
    if (!isWorking) void work()
    return promise
  }
}
