import { compareSortValues, type SortValue } from './cursor.ts'
import type { SearchTerm } from './search-query.ts'

const DAY_MS = 86_400_000

/** Times are ISO 8601 text or `now`; with `=`, a date without a time means the whole day. */
export function comparesTime(actual: string, term: SearchTerm, now: Date): boolean {
  const time = Date.parse(actual)
  const wanted = term.value === 'now' ? now.getTime() : Date.parse(term.value.toUpperCase())
  const isWholeDay = term.comparison === '=' && /^\d{4}-\d\d-\d\d$/.test(term.value)
  return isWholeDay ? time >= wanted && time < wanted + DAY_MS : compares(time, wanted, term)
}

/** Whether a value compares to another as the term requires. */
export function compares(
  actual: SortValue,
  wanted: SortValue,
  { comparison }: SearchTerm,
): boolean {
  if (Number.isNaN(wanted)) return false
  const order = compareSortValues(actual, wanted)
  switch (comparison) {
    case '=':
      return order === 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}
