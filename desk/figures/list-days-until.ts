const DAY_MS = 24 * 60 * 60_000

/** @returns `count` days in order, ending with `last` */
export function listDaysUntil(last: string, count: number): readonly string[] {
  const end = Date.parse(last)
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
}
