const MINUTE_MS = 60_000

/** Session lifetimes: idle, in total, and between the password and the second factor. */
export const sessionTimes = {
  idleMs: 8 * 60 * MINUTE_MS,
  wholeMs: 7 * 24 * 60 * MINUTE_MS,
  firstStepMs: 10 * MINUTE_MS,
} as const
