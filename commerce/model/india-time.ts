/** For dates and times as people read them. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata'

/** India has one time zone, and no summer time. */
const AHEAD_MS = 330 * 60_000

/** @returns for example `2026-11-25` */
export const dayInIndia = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)
