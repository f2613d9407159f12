/** How much of the whole run is made, and what its chances are drawn from. */
export type Effort = {
  readonly seed: number
  /** The part of the whole run, from above 0 to 1: of its times and of its numbers. */
  readonly share: number
}

/** Of the mixed load, the longest part: all others are shortened as it is. */
export const WHOLE_MINUTES = 30

/** Milliseconds of something that takes so many minutes in a whole run. */
export function timeFor({ share }: Effort, minutes: number, leastMinutes: number): number {
  return Math.max(minutes * share, Math.min(leastMinutes, minutes)) * 60_000
}

/** How many of what a whole run has so many. */
export function countFor({ share }: Effort, whole: number): number {
  return Math.max(1, Math.round(whole * share))
}
