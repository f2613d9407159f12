/** Thrown when so many jobs wait already that another would only wait in vain. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs a job when its turn comes. */
export type RunJob = <Result>(job: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `atOnce` jobs at a time; the others wait in the order they came.
 *
 * @returns a function that rejects with QueueFullError when `mostWaiting` jobs wait already
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
    // A turn that is passed on stays active.
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
