import { parseJson } from '#platform/parse-json.ts'
import { hasFittingValue } from '../catalogue/catalogue-metafield.ts'
import { readGstPercent, readHsn } from '../store/product-tax.ts'
import type { Findings, RowPosition } from './findings.ts'
import type { WrittenMetafield } from './product-draft.ts'
import type { ProductRow } from './product-rows.ts'

/**
 * The metafields of a row; one whose value does not fit its type is left out and reported. An empty cell has the value
 * '', which no metafield may have: the metafield is cleared.
 */
export function toMetafields(
  { metafields, position }: ProductRow,
  owner: 'product' | 'variant',
  findings: Findings,
): WrittenMetafield[] {
  return metafields
    .filter((metafield) => metafield.owner === owner)
    .flatMap(({ namespace, key, type: named, value: written }) => {
      const value =
        namespace === 'tax' ? readTaxCell(key, { written, position, findings }) : written
      const type = named ?? likelyType(value)
      if (value === '' || hasFittingValue({ type, value })) return [{ namespace, key, type, value }]
      findings.corrected(
        position,
        `The metafield ${namespace}.${key} is not a ${type}, so it was left out.`,
      )
      return []
    })
}

const taxCells: Readonly<
  Record<string, { what: string; read: (text: string) => string | null; rule: string }>
> = {
  hsn: {
    what: 'HSN code',
    read: readHsn,
    rule: 'write its 4, 6 or 8 digits, such as 9504',
  },
  gst_percent: {
    what: 'GST rate',
    read: readGstPercent,
    rule: 'write the percentage, such as 18',
  },
}

/** An unreadable one refuses the file: invoices would silently have the tax of `merchant/tax.ts`. */
function readTaxCell(
  key: string,
  cell: {
    readonly written: string
    readonly position: RowPosition
    readonly findings: Findings
  },
): string {
  const { written, position, findings } = cell
  const field = taxCells[key]
  if (field === undefined || written === '') return written
  const value = field.read(written)
  if (value === null)
    findings.refused(position, `The ${field.what} "${written}" is none: ${field.rule}.`)
  else if (value !== written)
    findings.corrected(position, `The ${field.what} "${written}" was read as ${value}.`)
  return value ?? written
}

/** A type guessed from the value: the provider's files do not say it. */
function likelyType(value: string): string {
  const json = parseJson(value)
  if (Array.isArray(json)) return 'list.single_line_text_field'
  if (typeof json === 'object' && json !== null) return 'json'
  return /[\r\n]/.test(value) ? 'multi_line_text_field' : 'single_line_text_field'
}
