import { apiError } from '../http/api-error.ts'

/** The content of a cursor (reference section 3, cursors). */
export type Cursor = { readonly id: number | string; readonly value: SortValue }

export type SortValue = number | string

export function toCursorText({ id, value }: Cursor): string {
  return Buffer.from(JSON.stringify({ last_id: id, last_value: value, offset: 0 })).toString(
    'base64',
  )
}

/** @throws GraphQLError when the text is not a cursor of this API */
export function readCursor(text: string): Cursor {
  const cursor = parse(text)
  if (cursor === null) throw apiError('BAD_REQUEST', 'Invalid cursor for current pagination sort.')
  return cursor
}

function parse(text: string): Cursor | null {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    // Text that is not JSON is not a cursor.
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  if (!('last_id' in value) || !('last_value' in value)) return null
  const { last_id: id, last_value: sortValue } = value
  return isSortValue(id) && isSortValue(sortValue) ? { id, value: sortValue } : null
}

function isSortValue(value: unknown): value is SortValue {
  return typeof value === 'string' || typeof value === 'number'
}

export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : Number(left > right)
}
