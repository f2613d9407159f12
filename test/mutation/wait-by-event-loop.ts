/** How long Testing Library waits for an element: most mutants prevent it. No other timer has this length. */
export const WAIT_MS = 2501

const TURN_MS = 50
const known = Symbol.for('waits-by-event-loop')

/**
 * Makes timers of `WAIT_MS` end after as many turns of the event loop as an idle machine has in that time. On a busy
 * machine a test has the same number of chances, so slowness does not count as noticing a mutant.
 */
export function waitByEventLoop(): void {
  const { setTimeout: original, clearTimeout: clear } = globalThis
  if (known in original) return
  const running = new Map<unknown, { timer: unknown }>()
  const start = (callback: () => void) => {
    let turns = WAIT_MS / TURN_MS
    const wait = { timer: original(next, TURN_MS) }
    const handle = wait.timer
    running.set(handle, wait)
    function next() {
      turns -= 1
      if (turns > 0) {
        wait.timer = original(next, TURN_MS)
        return
      }
      running.delete(handle)
      callback()
    }
    return handle
  }
  const setByEventLoop = (callback: () => void, delay?: number, ...rest: unknown[]) =>
    delay === WAIT_MS ? start(callback) : original(callback, delay, ...rest)
  const clearByEventLoop = (handle: Parameters<typeof clear>[0]) => {
    const wait = running.get(handle)
    running.delete(handle)
    Reflect.apply(clear, globalThis, [wait?.timer ?? handle])
  }
  Object.assign(globalThis, {
    setTimeout: Object.assign(setByEventLoop, original, { [known]: true }),
    clearTimeout: clearByEventLoop,
  })
}
