import { setImmediate as immediate } from 'node:timers/promises'

/** Lets others have their turn while one request takes long. */
export type TimeSlices = {
  /** Whether this request has had the event loop for a whole slice, or others of its parts wait already. */
  isOver(): boolean
  /** Resolves when it is this part's turn again; parts go on one after the other. */
  rest(): Promise<void>
}

/** Short beside a page that is being rendered. */
const SLICE_MS = 8

/** What one released part does, it does within as many turns of the microtask queue. */
const TURNS = 4

export function createTimeSlices(now: () => number = () => performance.now()): TimeSlices {
  const waiting: (() => void)[] = []
  let isReleasing = false
  let begun = now()

  async function release(): Promise<void> {
    isReleasing = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (now() - begun > SLICE_MS) {
        await immediate()
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
  }
}
