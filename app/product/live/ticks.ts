export type Ticks = {
  /** The timer runs while subscribed. */
  readonly subscribe: (listener: () => void) => () => void
  readonly count: () => number
}

/** Counts elapsed periods while subscribed, for `useSyncExternalStore`. */
export function createTicks(periodMs: number): Ticks {
  let count = 0
  return {
    subscribe(listener) {
      const timer = setInterval(() => {
        count += 1
        listener()
      }, periodMs)
      return () => clearInterval(timer)
    },
    count: () => count,
  }
}
