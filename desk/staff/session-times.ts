const MINUTE_MS = 60_000

/** How long a session lives: unused, and in all. A password without its second factor is good for minutes. */
export const sessionTimes = {
  idleMs: 8 * 60 * MINUTE_MS,
  wholeMs: 7 * 24 * 60 * MINUTE_MS,
  firstStepMs: 10 * MINUTE_MS,
} as const
