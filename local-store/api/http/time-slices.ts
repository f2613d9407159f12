import { setImmediate as immediate } from 'node:timers/promises'

/** Lets others have their turn while one request takes long. */
export type TimeSlices = {
  /** Whether this request has had the event loop for a whole slice, or others of its parts wait already. */
  isOver(): boolean
  /** Resolves when it is this part's turn again; parts go on one after the other. */
  rest(): Promise<void>
  /** Waits for something that is not this request's work. */
  waitFor<Result>(other: Promise<Result>): Promise<Result>
  /** Milliseconds of the processor that this request has taken so far: neither its rests nor what it waited for. */
  used(): number
}

/** Short beside a page that is being rendered. */
const SLICE_MS = 8

/** What one released part does, it does within as many turns of the microtask queue. */
const TURNS = 4

/** Milliseconds that this thread has had a processor: what a busy machine keeps waiting has not worked. */
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
      for (let turn = 0; turn < TURNS; turn += 1) await null
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
