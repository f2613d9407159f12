/** How long a run is, and the seed of its random choices. */
export type Effort = {
  readonly seed: number
  /** The share of a whole run, above 0 and up to 1: of its times and of its numbers. */
  readonly share: number
}

/** Minutes of the mixed load, the longest part: all others are shortened in proportion. */
export const WHOLE_MINUTES = 30

/** Milliseconds for something that takes this many minutes in a whole run. */
export function timeFor({ share }: Effort, minutes: number, leastMinutes: number): number {
  return Math.max(minutes * share, Math.min(leastMinutes, minutes)) * 60_000
}

/** The number for something that a whole run does this many times. */
export function countFor({ share }: Effort, whole: number): number {
  return Math.max(1, Math.round(whole * share))
}
