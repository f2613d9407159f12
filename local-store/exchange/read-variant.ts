import { onlyOption } from '../catalogue/only-option.ts'
import { plainDigits } from '../store/plain-digits.ts'
import { unguardCode } from './csv-file.ts'
import type { Findings } from './findings.ts'
import type { ProductColumn } from './product-columns.ts'
import type { VariantDraft, WrittenVariant } from './product-draft.ts'
import type { ProductRow } from './product-rows.ts'
import { readAmount, readCount, readGrams, readSwitch, readText } from './read-cells.ts'
import { toMetafields } from './to-metafields.ts'

/** Whether a row of a product has a variant, and not only another picture. */
export function isVariantRow({ cell }: ProductRow): boolean {
  const fields = ['price', 'sku', 'option1Value'] as const
  return fields.some((field) => (cell(field) ?? '') !== '')
}

/**
 * Reads the variant of a row.
 * @param optionNames of the product; empty if there is nothing to choose
 */
export function readVariant(
  row: ProductRow,
  optionNames: readonly string[],
  findings: Findings,
): VariantDraft {
  const { cell, position } = row
  const fields: VariantDraft['fields'] = {
    ...readSelection(row, optionNames, findings),
    id: readId(row, 'variantId', findings),
    sku: readCode(row, 'sku', findings),
    barcode: readCode(row, 'barcode', findings),
    ...readPrices(row, findings),
    ...readStock(row, findings),
    requiresShipping: readSwitchCell(row, 'shipping', findings),
    ...readWeight(row, findings),
    metafields: toMetafields(row, 'variant', findings),
  }
  const isTracked = (cell('tracker') ?? '') !== ''
  return { row: position.row, fields, isTracked, picture: readText(cell('variantImage')) }
}

/** A long number as a spreadsheet shows and saves it: `8.90123E+12`. Its last digits are lost. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i

function readCode(
  { cell, position }: ProductRow,
  field: 'sku' | 'barcode',
  findings: Findings,
): string | null | undefined {
  const text = cell(field)
  if (text && ROUNDED.test(text))
    findings.refused(
      position,
      `The ${field === 'sku' ? 'SKU' : field} "${text}" was rounded by a spreadsheet: format its column as text, and enter it again.`,
    )
  return readText(text && unguardCode(text))
}

const selectionFields = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const

/** Whether the file has columns for options. */
export function hasOptionColumns({ cell }: ProductRow): boolean {
  return cell('option1Name') !== undefined || cell('option1Value') !== undefined
}

/** The names of a product's options, from its first row. None if its variants are only the provider's "Default Title". */
export function readOptionNames(first: ProductRow, others: readonly ProductRow[]): string[] {
  const names = selectionFields.map(([name]) => first.cell(name) ?? '').filter(Boolean)
  const isPlaceholder = ({ cell }: ProductRow) => cell('option1Value') === onlyOption.value
  const isPlain =
    names.length <= 1 &&
    isPlaceholder(first) &&
    others.every((row) => isPlaceholder(row) || !row.cell('option1Value'))
  return isPlain ? [] : names
}

function readSelection(
  { cell, position }: ProductRow,
  optionNames: readonly string[],
  findings: Findings,
): Pick<WrittenVariant, 'selectedOptions'> {
  if (optionNames.length === 0) {
    const value = cell('option1Value') ?? ''
    if (value !== '' && value !== onlyOption.value) {
      findings.refused(
        position,
        `"${value}" needs a name of its option in the product's first row.`,
      )
    }
    return {}
  }
  const selectedOptions = optionNames.map((name, at) => {
    const field = selectionFields[at]?.[1]
    return { name, value: (field && cell(field)) || '' }
  })
  for (const { name, value } of selectedOptions) {
    if (value === '') findings.refused(position, `It needs a value for the option "${name}".`)
  }
  return { selectedOptions }
}

function readPrices(
  { cell, position }: ProductRow,
  findings: Findings,
): Pick<WrittenVariant, 'price' | 'compareAtPrice'> {
  const read = (field: 'price' | 'compareAtPrice', what: string): string | null | undefined => {
    const text = readText(cell(field))
    if (text === undefined || text === null) return text
    const amount = readAmount(text)
    if (amount === null) {
      findings.refused(position, `The ${what} "${text}" is not an amount: write it like 799.00.`)
    } else if (amount.isCorrected) {
      findings.corrected(position, `The ${what} "${text}" was read as ${amount.value}.`)
    }
    return amount?.value ?? null
  }
  if ((cell('price') ?? '') === '') findings.refused(position, 'It has no price.')
  return {
    price: read('price', 'price') ?? '0',
    compareAtPrice: read('compareAtPrice', 'compare price'),
  }
}

/**
 * Stock is counted where the file names a tracker, or without a column for one, a quantity. A tracker without a quantity
 * keeps the stock of before: the provider's exports leave it out for shops with several locations.
 */
function readStock(
  row: ProductRow,
  findings: Findings,
): Pick<VariantDraft['fields'], 'stock' | 'continueSelling'> {
  const { cell, position } = row
  const text = cell('quantity')
  const continueSelling = readSwitchCell(row, 'policy', findings)
  const tracker = cell('tracker') ?? text
  if (tracker === '') {
    reportEndless(row, findings)
    return { stock: null, continueSelling }
  }
  if (!text) return { continueSelling }
  const stock = readCount(text)
  if (stock === null) {
    findings.refused(
      position,
      `The stock "${text}" is not a whole number up to 999,999,999: write it like 25.`,
    )
  } else if (stock.isCorrected) {
    findings.corrected(position, `The stock "${text}" was read as ${stock.value}.`)
  }
  return { stock: stock?.value ?? 0, continueSelling }
}

/** The provider's exports have an empty tracker beside 0 or nothing, which is meant so. */
function reportEndless({ cell, position }: ProductRow, findings: Findings): void {
  const endless = 'so its stock is not counted: it never sells out.'
  if (cell('tracker') === undefined) findings.corrected(position, `It has no quantity, ${endless}`)
  else if (/[1-9]/.test(plainDigits(cell('quantity') ?? '')))
    findings.corrected(
      position,
      `It has a quantity but no inventory tracker, ${endless} Write "shopify" as its tracker to count it.`,
    )
}

function readWeight(
  { cell, position }: ProductRow,
  findings: Findings,
): Pick<WrittenVariant, 'weightGrams'> {
  const text = cell('grams')
  if (text === undefined) return {}
  if (text === '') return { weightGrams: 0 }
  const grams = readGrams(text)
  if (grams === null)
    findings.corrected(
      position,
      `The weight "${text}" is not a number of grams, so it was left out.`,
    )
  else if (grams.isCorrected)
    findings.corrected(position, `The weight "${text}" was rounded to ${grams.value} g.`)
  return grams === null ? {} : { weightGrams: grams.value }
}

/** Undefined for a missing, empty or invalid switch: the field stays, and a new variant has the catalogue's default. */
function readSwitchCell(
  { cell, position }: ProductRow,
  field: ProductColumn,
  findings: Findings,
): boolean | undefined {
  const text = cell(field) ?? ''
  const read = readSwitch(text)
  if (text !== '' && read === null) {
    findings.corrected(position, `"${text}" is neither TRUE nor FALSE, so it was left out.`)
  }
  return read?.value
}

/** An id from an export of the local store; undefined without one. */
export function readId(
  { cell, position }: ProductRow,
  field: 'id' | 'variantId',
  findings: Findings,
): number | undefined {
  const text = cell(field) ?? ''
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  if (text !== '')
    findings.corrected(position, `The id "${text}" is not a number, so it was left out.`)
  return undefined
}
