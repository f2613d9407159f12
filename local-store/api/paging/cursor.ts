import { apiError } from '../http/api-error.ts'

/** The content of a cursor. */
export type Cursor = {
  readonly id: number | string
  readonly value: SortValue
  /** The position in the list, for cursors that contain it. */
  readonly offset?: number
  /** Whether the value is written as a decimal number, as prices are: `799` becomes `799.0`. */
  readonly isDecimal?: boolean
  /** For search results: whether they are in descending order. */
  readonly isDescending?: boolean
}

/**
 * How cursors of a list are written: `default` ones contain id and value; those of cart lines contain them the other
 * way round; those of a search contain the offset. Only the first page of a search was recorded.
 */
export type CursorForm = 'default' | 'id-as-value' | 'found'

export type SortValue = number | string

export function toCursorText(cursor: Cursor, form: CursorForm = 'default'): string {
  const text = form === 'found' ? writeFound(cursor) : writeDefault(cursor, form)
  return Buffer.from(text).toString('base64')
}

function writeFound({ id, offset = 0, isDescending = false }: Cursor): string {
  return JSON.stringify({ page: 1, last_id: id, reverse: isDescending, offset })
}

function writeDefault(
  { id, value, offset, isDecimal = false }: Cursor,
  form: 'default' | 'id-as-value',
): string {
  const sortValue = isDecimal ? toJsonDecimal(Number(value)) : JSON.stringify(value)
  const texts = [JSON.stringify(id), sortValue]
  const [lastId, lastValue] = form === 'id-as-value' ? texts.toReversed() : texts
  const end = offset === undefined ? '' : `,"offset":${offset}`
  return `{"last_id":${lastId},"last_value":${lastValue}${end}}`
}

/** A decimal number as the provider writes it in JSON: `799.0`, `14.25`. */
export function toJsonDecimal(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value)
}

/** @throws GraphQLError when the text is not a cursor of this API */
export function readCursor(text: string, form: CursorForm = 'default'): Cursor {
  const cursor = parse(text, form)
  if (cursor === null) throw apiError('BAD_REQUEST', 'Invalid cursor for current pagination sort.')
  return cursor
}

function parse(text: string, form: CursorForm): Cursor | null {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    // Text that is not JSON is not a cursor.
    return null
  }
  const { last_id: id, last_value: sortValue, offset } = fieldsOf(value)
  if (!isSortValue(id)) return null
  if (form === 'found') return isOffset(offset) ? { id, value: offset, offset } : null
  if (!isSortValue(sortValue)) return null
  return form === 'id-as-value' ? { id: sortValue, value: id } : { id, value: sortValue }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isSortValue(value: unknown): value is SortValue {
  return typeof value === 'string' || typeof value === 'number'
}

export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : Number(left > right)
}
