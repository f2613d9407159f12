/** For dates and times as people read them. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata'

/** India is 5.5 hours ahead of UTC, and has no summer time. */
const AHEAD_MS = 330 * 60_000

/** The day in India, for example `2027-03-31`. */
export const dayInIndia = (at: Date): string => timeInIndia(at).slice(0, 10)

/** The time in India as spreadsheets read it, for example `2027-03-31 14:05:09`. */
export const timeInIndia = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Midnight at the beginning of the day in India. */
export const startOfDayInIndia = (at: Date): Date => new Date(`${dayInIndia(at)}T00:00:00+05:30`)
