import { setImmediate as immediate } from 'node:timers/promises'

/** Lets other requests run while one takes long. */
export type TimeSlices = {
  /** Whether this request has held the event loop for a whole slice, or other parts of it are already waiting. */
  isOver(): boolean
  /** Resolves when this part may continue; parts continue one after another. */
  rest(): Promise<void>
  /** Awaits something that is not this request's work, so that `used` does not count it. */
  waitFor<Result>(other: Promise<Result>): Promise<Result>
  /** Processor time of this request so far, in milliseconds, without its rests and waits. */
  used(): number
}

/** Short compared to rendering a page. */
const SLICE_MS = 8

/** A resumed part does its work within this many microtask rounds. */
const MICROTASK_ROUNDS = 4

/** Processor time of this thread in milliseconds; time spent waiting for a busy processor does not count. */
export type WorkTime = () => number

const threadTime: WorkTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export function createTimeSlices(
  now: () => number = () => performance.now(),
  workTime: WorkTime = threadTime,
): TimeSlices {
  const waiting: (() => void)[] = []
  let isReleasing = false
  let begun = now()
  let workBegun = workTime()
  let worked = 0

  async function waitFor<Result>(other: Promise<Result>): Promise<Result> {
    worked += workTime() - workBegun
    try {
      return await other
    } finally {
      workBegun = workTime()
    }
  }

  async function release(): Promise<void> {
    isReleasing = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (now() - begun > SLICE_MS) {
        await waitFor(immediate())
        begun = now()
      }
      next()
      for (let round = 0; round < MICROTASK_ROUNDS; round += 1) await null
    }
    isReleasing = false
  }
  return {
    isOver: () => isReleasing || now() - begun > SLICE_MS,
    rest: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      if (!isReleasing) void release()
      return promise
    },
    waitFor,
    used: () => worked + workTime() - workBegun,
  }
}
