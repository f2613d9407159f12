import { OperatorError } from '#platform/operator-error.ts'
import { type CsvRow, type CsvTable, list } from './csv-file.ts'
import type { Findings, RowPosition } from './findings.ts'
import { findMeaning, type MetafieldColumn, type ProductColumn } from './product-columns.ts'
import { readHandle } from './read-cells.ts'

/** A row with its cells by meaning. */
export type ProductRow = {
  readonly position: RowPosition
  /** Trimmed; undefined if the file has no such column. */
  readonly cell: (field: ProductColumn) => string | undefined
  /** Values as written, or '' for an empty cell. */
  readonly metafields: readonly (MetafieldColumn & { readonly value: string })[]
}

/** Rows of one product, in the order of the file. */
export type ProductRows = { readonly handle: string; readonly rows: readonly ProductRow[] }

/**
 * Groups the rows of a product file by handle.
 * @param remarks receives sentences about ignored columns
 * @throws OperatorError when it is not a product file
 */
export function groupProductRows(
  table: CsvTable,
  findings: Findings,
  remarks: string[],
): ProductRows[] {
  const columns = toColumns(table, remarks)
  const products = new Map<string, ProductRow[]>()
  let last = ''
  for (const row of table.rows) {
    const handle = findHandle(row, columns, { last, findings })
    if (handle === null) continue
    last = handle
    const rows = products.get(handle) ?? []
    rows.push(toProductRow(row, columns, handle))
    products.set(handle, rows)
  }
  return [...products].map(([handle, rows]) => ({ handle, rows }))
}

type Columns = {
  readonly fields: ReadonlyMap<ProductColumn, string>
  readonly metafields: readonly (MetafieldColumn & { readonly column: string })[]
}

function toColumns(table: CsvTable, remarks: string[]): Columns {
  const fields = new Map<ProductColumn, string>()
  const metafields: (MetafieldColumn & { column: string })[] = []
  const others: string[] = []
  for (const column of table.columns) {
    const meaning = findMeaning(column)
    if (meaning?.kind === 'metafield') metafields.push({ ...meaning.metafield, column })
    else if (meaning && !fields.has(meaning.field)) fields.set(meaning.field, column)
    else if (table.rows.some(({ cells }) => cells.get(column)?.trim())) others.push(column)
  }
  if (!fields.has('title') || !(fields.has('handle') || fields.has('price'))) {
    throw new OperatorError(
      `This is not a product file: it needs the columns "Handle", "Title" and "Variant Price", and has ${list(table.columns.slice(0, 12))}.`,
    )
  }
  if (others.length > 0) {
    remarks.push(`Left out, because the local store keeps nothing like them: ${list(others)}.`)
  }
  return { fields, metafields }
}

/** Null for a row that belongs to no product. */
function findHandle(
  { number, cells }: CsvRow,
  { fields }: Columns,
  { last, findings }: { readonly last: string; readonly findings: Findings },
): string | null {
  const cell = (field: ProductColumn) => cells.get(fields.get(field) ?? '')?.trim() ?? ''
  const [given, title] = [cell('handle'), cell('title')]
  if (given === '' && title === '' && last !== '') {
    findings.corrected(
      { row: number, product: last },
      'It has no handle, so it belongs to the product above.',
    )
    return last
  }
  const read = readHandle(given || title)
  if (read === null) {
    const position = { row: number, product: given || title }
    findings.refused(
      position,
      'It needs a handle of lower-case letters, digits and hyphens, such as "drunk-ludo".',
    )
    return null
  }
  if (read.isCorrected) {
    const what = given ? `The handle "${given}" cannot be part of a URL` : 'It has no handle'
    findings.corrected({ row: number, product: read.value }, `${what}, so it is "${read.value}".`)
  }
  return read.value
}

function toProductRow(row: CsvRow, { fields, metafields }: Columns, handle: string): ProductRow {
  return {
    position: { row: row.number, product: handle },
    cell(field) {
      const column = fields.get(field)
      const text = column === undefined ? undefined : (row.cells.get(column) ?? '')
      // A description stays exactly as written.
      return field === 'body' ? text : text?.trim()
    },
    metafields: metafields.map(({ column, ...metafield }) => {
      const value = row.cells.get(column) ?? ''
      return { ...metafield, value: value.trim() === '' ? '' : value }
    }),
  }
}
