import { apiError } from '../http/api-error.ts'

/** The content of a cursor (reference section 3, cursors). */
export type Cursor = {
  readonly id: number | string
  readonly value: SortValue
  /** The position in the list, where cursors have it. */
  readonly offset?: number
  /** Whether the value is a decimal number, such as a price: `799` is written `799.0`. */
  readonly isDecimal?: boolean
}

export type SortValue = number | string

/** @param hasIdAsValue whether the two are written the other way round, as for lines of a cart */
export function toCursorText(
  { id, value, offset, isDecimal = false }: Cursor,
  hasIdAsValue = false,
): string {
  const sortValue = isDecimal ? toDecimal(Number(value)) : JSON.stringify(value)
  const texts = [JSON.stringify(id), sortValue]
  const [lastId, lastValue] = hasIdAsValue ? texts.toReversed() : texts
  const end = offset === undefined ? '' : `,"offset":${offset}`
  return Buffer.from(`{"last_id":${lastId},"last_value":${lastValue}${end}}`).toString('base64')
}

/** A decimal number as the provider writes it in JSON: `799.0`, `14.25`. */
export function toDecimal(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value)
}

/** @throws GraphQLError when the text is not a cursor of this API */
export function readCursor(text: string, hasIdAsValue = false): Cursor {
  const cursor = parse(text, hasIdAsValue)
  if (cursor === null) throw apiError('BAD_REQUEST', 'Invalid cursor for current pagination sort.')
  return cursor
}

function parse(text: string, hasIdAsValue: boolean): Cursor | null {
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
  if (!isSortValue(id) || !isSortValue(sortValue)) return null
  return hasIdAsValue ? { id: sortValue, value: id } : { id, value: sortValue }
}

function isSortValue(value: unknown): value is SortValue {
  return typeof value === 'string' || typeof value === 'number'
}

export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : Number(left > right)
}
