import { createFairQueue } from './fair-queue.ts'

/** Thrown when the queue is full and this client has most of the waiting jobs. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Whose job it is, and a signal that aborts when nobody wants the result. */
type JobSource = { readonly client: string; readonly signal: AbortSignal }

/** Queues a job and returns its result. */
type RunJob = <Result>(job: () => Promise<Result>, source: JobSource) => Promise<Result>

type Waiting = { readonly start: () => void; readonly refuse: (fault: unknown) => void }

/**
 * Runs at most `atOnce` jobs at a time. Clients are served round-robin, so that one with many jobs does not delay
 * others with few. A job that is aborted while it waits leaves the queue.
 *
 * @param maxWaiting jobs of all clients; above it, the client with most jobs loses its last one
 * @returns a function that rejects with QueueFullError, or with the signal's reason
 */
export function createJobQueue(atOnce: number, maxWaiting: number): RunJob {
  const queue = createFairQueue<Waiting>(maxWaiting, ({ refuse }) =>
    refuse(new QueueFullError('queue is full')),
  )
  let active = 0

  function takeSlot({ client, signal }: JobSource): Promise<void> {
    signal.throwIfAborted()
    if (active < atOnce) {
      active += 1
      return Promise.resolve()
    }
    return new Promise((start, refuse) => {
      const leave = () => {
        if (queue.remove(client, entry)) refuse(signal.reason)
      }
      const forget = () => signal.removeEventListener('abort', leave)
      const entry: Waiting = {
        start() {
          forget()
          start()
        },
        refuse(fault) {
          forget()
          refuse(fault)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.add(client, entry)
    })
  }
  function passSlot(): void {
    const next = queue.next()
    // The slot passes to the next job, so the count stays the same.
    if (next === null) active -= 1
    else next.start()
  }
  return async (job, source) => {
    await takeSlot(source)
    try {
      return await job()
    } finally {
      passSlot()
    }
  }
}
