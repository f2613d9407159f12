export type Countdown = {
  /** Starts or resumes; no effect while running. */
  readonly run: () => void
  readonly pause: () => void
}

/** A timer that can be paused, created paused. */
export function createCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let remaining = milliseconds
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    run() {
      if (timer !== null) return
      startedAt = performance.now()
      timer = setTimeout(onEnd, remaining)
    },
    pause() {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      remaining -= performance.now() - startedAt
    },
  }
}
