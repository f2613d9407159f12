import { CsvError, parse } from 'csv-parse/sync'
import { OperatorError } from '#platform/operator-error.ts'

export type CsvRow = {
  /** As in a spreadsheet: the header is row 1, and a cell with line breaks is still one row. */
  readonly number: number
  /** By column name; columns missing in a short row are empty. */
  readonly cells: ReadonlyMap<string, string>
}

export type CsvTable = {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
  /** Sentences about oddities of the file itself. */
  readonly remarks: readonly string[]
}

const MAX_BYTES = 200 * 1024 * 1024

/**
 * Reads a CSV file as spreadsheets and shops write them: UTF-8, UTF-16 or Windows-1252, with or without a byte order
 * mark, separated by commas, semicolons or tabs, with any line ends, and line breaks inside quotes.
 * @throws OperatorError when it is not a CSV file, or cannot be read to its end
 */
export function readCsv(bytes: Uint8Array): CsvTable {
  const remarks: string[] = []
  const text = decode(bytes, remarks).replace(namedSeparator, '')
  const delimiter = getDelimiter(text)
  const [header, ...records] = parseRecords(text, delimiter)
  const columns = (header ?? []).map((name) => name.trim())
  if (columns.every((name) => name === '')) throw new OperatorError('The file is empty.')
  const repeated = columns.filter((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (repeated.length > 0)
    remarks.push(`The column ${list(repeated)} is there twice; the first counts.`)
  const isLonger = findLonger(records, columns.length)
  const rows = records.flatMap((record, at): CsvRow[] => {
    if (record.every((cell) => cell.trim() === '')) return []
    const number = at + 2
    if (isLonger(record)) {
      throw new OperatorError(
        `Row ${number} has more cells than the header: a comma inside a cell needs quotation marks around the cell.`,
      )
    }
    return [{ number, cells: toCells(columns, record) }]
  })
  return { columns: [...new Set(columns)].filter(Boolean), rows, remarks }
}

/**
 * Which rows have more cells than the header. Separators at the end of every row mean nothing; in some rows they come
 * from a comma inside a cell, such as `1,299`, which moves all that follow.
 */
function findLonger(records: readonly string[][], width: number): (record: string[]) => boolean {
  const filled = records.filter((record) => record.some((cell) => cell.trim() !== ''))
  const isSame = filled.length > 1 && filled.every(({ length }) => length === filled[0]?.length)
  return (record) =>
    record.slice(width).some((cell) => cell.trim() !== '') || (!isSame && record.length > width)
}

function toCells(columns: readonly string[], record: readonly string[]): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [at, name] of columns.entries()) {
    if (name !== '' && !cells.has(name)) cells.set(name, unguardCell(record[at] ?? ''))
  }
  return cells
}

function decode(bytes: Uint8Array, remarks: string[]): string {
  if (bytes.byteLength > MAX_BYTES) throw new OperatorError('The file is larger than 200 MB.')
  const [first = 0, second = 0] = bytes
  if (first === 0x50 && second === 0x4b) {
    throw new OperatorError('This is a spreadsheet, not a CSV file: save it as "CSV UTF-8" first.')
  }
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new OperatorError('This is not a CSV file: it is not text.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    remarks.push(
      'The file is not UTF-8, so it was read as Windows-1252: check accents and ₹ signs.',
    )
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A line before the header that tells spreadsheets the separator; they show no row for it. The header tells it as well. */
const namedSeparator = /^\ufeff?(?:sep=.|"sep=.")[ \t]*(?:\r\n|\r|\n)/i

/** The separator of the header's names, ignoring quoted ones. */
function getDelimiter(text: string): string {
  const [header = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

const faults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a cell and is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark inside a cell must be doubled',
  INVALID_OPENING_QUOTE: 'a quotation mark is in a cell that does not begin with one',
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const what = faults[cause.code] ?? cause.message
    const line = typeof cause.lines === 'number' ? `around line ${cause.lines}` : 'somewhere'
    throw new OperatorError(`The file cannot be read: ${line}, ${what}.`, { cause })
  }
}

/** Text that a spreadsheet would run as a formula, also behind apostrophes that were added against it. */
const FORMULA = /^'*[=+\-@\t\r]/

/** Keeps a spreadsheet from running text as a formula: puts an apostrophe before what looks like one. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Removes the apostrophe of `guardCell`. */
function unguardCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

/** Digits behind the apostrophe that the provider's exports put before a SKU or barcode, so that zeros at its start stay. */
const CODE = /^'+\d/

/** Like `guardCell`, for a SKU or barcode; `unguardCode` gives it back. */
export function guardCode(text: string): string {
  return CODE.test(text) ? `'${text}` : guardCell(text)
}

/** A SKU or barcode without the apostrophe of the provider's exports or of `guardCode`. */
export function unguardCode(text: string): string {
  return CODE.test(text) ? text.slice(1) : text
}

/**
 * A CSV file in UTF-8 with the line ends of RFC 4180. Spreadsheets recognise UTF-8 by the byte order mark; without it
 * they show ₹ and é as other characters, and save those.
 */
export function writeCsv(
  columns: readonly string[],
  rows: Iterable<Readonly<Record<string, string>>>,
): string {
  return `\uFEFF${columns.map(toCell).join(',')}\r\n${writeRows(columns, rows)}`
}

/** Further rows for a file that `writeCsv` began. */
export function writeRows(
  columns: readonly string[],
  rows: Iterable<Readonly<Record<string, string>>>,
): string {
  return [...rows]
    .map((row) => `${columns.map((name) => toCell(row[name] ?? '')).join(',')}\r\n`)
    .join('')
}

function toCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** `"Handle", "Title"` */
export function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
