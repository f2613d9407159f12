const DAY_MS = 24 * 60 * 60_000
/** India has one time zone, and no summer time. */
const AHEAD_MS = 330 * 60_000

/** @returns for example `2026-11-25` */
export const dayInIndia = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** @returns `count` days in order, ending with `last` */
export function listDaysUntil(last: string, count: number): readonly string[] {
  const end = Date.parse(last)
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
}
