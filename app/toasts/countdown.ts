export type Countdown = {
  /** Starts, or goes on with the time that is left. */
  readonly run: () => void
  /** Stops the clock and keeps the time that is left. */
  readonly hold: () => void
}

/** A timer that can be held. It stands still until it is run. */
export function createCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    run() {
      if (timer !== null) return
      startedAt = performance.now()
      timer = setTimeout(onEnd, left)
    },
    hold() {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      left -= performance.now() - startedAt
    },
  }
}
