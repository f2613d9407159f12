/** Thrown when the queue is too long for another job to wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Queues a job and returns its result. */
type RunJob = <Result>(job: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `atOnce` jobs at a time, the others in the order they came.
 *
 * @returns a function that rejects with QueueFullError when `mostWaiting` jobs are waiting
 */
export function createJobQueue(atOnce: number, mostWaiting: number): RunJob {
  const waiting: (() => void)[] = []
  let active = 0

  function takeTurn(): Promise<void> {
    if (active < atOnce) {
      active += 1
      return Promise.resolve()
    }
    if (waiting.length >= mostWaiting) return Promise.reject(new QueueFullError('queue is full'))
    return new Promise((resolve) => waiting.push(resolve))
  }
  function passTurn(): void {
    const next = waiting.shift()
    // The slot passes to the next job, so the count stays the same.
    if (next === undefined) active -= 1
    else next()
  }
  return async (job) => {
    await takeTurn()
    try {
      return await job()
    } finally {
      passTurn()
    }
  }
}
