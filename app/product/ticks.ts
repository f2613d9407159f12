export type Ticks = {
  /** For `useSyncExternalStore`: the timer runs while somebody follows. */
  readonly follow: (listener: () => void) => () => void
  readonly count: () => number
}

/** Counts the periods that went by while somebody followed. */
export function createTicks(periodMs: number): Ticks {
  let count = 0
  return {
    follow(listener) {
      const timer = setInterval(() => {
        count += 1
        listener()
      }, periodMs)
      return () => clearInterval(timer)
    },
    count: () => count,
  }
}
