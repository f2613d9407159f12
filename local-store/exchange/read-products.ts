import { catalogueIdForVariant } from '../catalogue/catalogue-values.ts'
import type { CsvTable } from './csv-file.ts'
import type { Findings } from './findings.ts'
import type { PictureDraft, ProductDraft, VariantDraft } from './product-draft.ts'
import { groupProductRows, type ProductRow, type ProductRows } from './product-rows.ts'
import { readSwitch, readTags, readText } from './read-cells.ts'
import {
  hasOptionColumns,
  isVariantRow,
  readId,
  readOptionNames,
  readVariant,
} from './read-variant.ts'
import { toMetafields } from './to-metafields.ts'

/**
 * Reads the provider's product file, grouped by handle: a product's first row has the fields of the product, and each
 * row has a variant, a picture, or both.
 * @param remarks receives sentences about the whole file
 * @throws OperatorError when it is not a product file
 */
export function readProducts(
  table: CsvTable,
  findings: Findings,
  remarks: string[],
): ProductDraft[] {
  return groupProductRows(table, findings, remarks).flatMap(
    (product) => readProduct(product, findings) ?? [],
  )
}

function readProduct({ handle, rows }: ProductRows, findings: Findings): ProductDraft | null {
  const [first, ...others] = rows
  if (first === undefined) return null
  if (readSwitch(first.cell('giftCard') ?? '')?.value === true) {
    findings.corrected(
      first.position,
      'It is a gift card, which the local store does not sell, so it was left out.',
    )
    return null
  }
  const title = first.cell('title') ?? ''
  checkTitles(title, first, others, findings)
  const hasOptions = hasOptionColumns(first)
  const names = readOptionNames(first, others)
  const variants = [first, ...others.filter(isVariantRow)].map((row) =>
    readVariant(row, names, findings),
  )
  reportRepeated(handle, variants, { hasOptions, findings })
  return {
    row: first.position.row,
    fields: {
      handle,
      title: title || handle,
      id: readId(first, 'id', findings),
      ...readTexts(first, findings),
      ...readTimes(first, findings),
      ...toOptions(names, variants),
      metafields: toMetafields(first, 'product', findings),
    },
    variants,
    hasOptions,
    isVisible: readVisibility(first, findings),
    pictures: readPictures(rows, variants, findings),
    collection: first.cell('collection') || null,
  }
}

function checkTitles(
  title: string,
  first: ProductRow,
  others: readonly ProductRow[],
  findings: Findings,
): void {
  if (title === '') findings.refused(first.position, 'Its first row has no title.')
  else if (!/[\p{L}\p{N}]/u.test(title))
    findings.refused(
      first.position,
      `The title "${title}" has no letters: if a spreadsheet lost them, save the file as "CSV UTF-8".`,
    )
  for (const { cell, position } of others) {
    const other = cell('title') || title
    if (other !== title)
      findings.refused(
        position,
        `Row ${first.position.row} has this handle with the title "${title}": give "${other}" a handle of its own.`,
      )
  }
}

/** The fields that the file has a column for: an empty cell empties the field. */
function readTexts(
  { cell, position }: ProductRow,
  findings: Findings,
): Partial<ProductDraft['fields']> {
  const tags = readTags(cell('tags') ?? '')
  if (tags?.isCorrected) findings.corrected(position, 'A tag is there twice and was kept once.')
  const seo = {
    ...(cell('seoTitle') !== undefined && { title: cell('seoTitle') || null }),
    ...(cell('seoDescription') !== undefined && { description: cell('seoDescription') || null }),
  }
  return {
    ...(cell('body') !== undefined && { descriptionHtml: cell('body') }),
    ...(cell('vendor') !== undefined && { vendor: cell('vendor') }),
    ...(cell('type') !== undefined && { productType: cell('type') }),
    ...(cell('tags') !== undefined && { tags: tags?.value ?? [] }),
    ...(Object.keys(seo).length > 0 && { seo }),
  }
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

function readTimes(
  { cell, position }: ProductRow,
  findings: Findings,
): Partial<Pick<ProductDraft['fields'], 'createdAt' | 'updatedAt' | 'publishedAt'>> {
  const times: { createdAt?: string; updatedAt?: string; publishedAt?: string } = {}
  for (const field of ['createdAt', 'updatedAt', 'publishedAt'] as const) {
    const text = cell(field) ?? ''
    if (text === '') continue
    if (TIME.test(text)) times[field] = text
    else
      findings.corrected(
        position,
        `"${text}" is not a time such as 2026-01-15T10:00:00+05:30, so it was left out.`,
      )
  }
  return times
}

/** Whether buyers see a product: not an unpublished, draft or archived one. Null without a column for it. */
function readVisibility({ cell, position }: ProductRow, findings: Findings): boolean | null {
  if (cell('published') === undefined && cell('status') === undefined) return null
  const published = cell('published') ?? ''
  const isPublished = published === '' ? true : readSwitch(published)?.value
  if (isPublished === undefined) {
    findings.corrected(
      position,
      `"${published}" is neither TRUE nor FALSE, so the product is hidden.`,
    )
  }
  const status = cell('status')?.toLowerCase() ?? ''
  const isActive = status === '' || status === 'active'
  if (!isActive && status !== 'draft' && status !== 'archived')
    findings.corrected(
      position,
      `The status "${cell('status')}" is none of active, draft and archived, so the product is hidden.`,
    )
  return isPublished === true && isActive
}

/** The options with the values of the variants, in order of first appearance. */
function toOptions(
  names: readonly string[],
  variants: readonly VariantDraft[],
): Partial<Pick<ProductDraft['fields'], 'options'>> {
  if (names.length === 0) return {}
  const options = names.map((name, at) => {
    const values = variants.map(({ fields }) => fields.selectedOptions?.[at]?.value ?? '')
    return { name, values: [...new Set(values.filter(Boolean))] }
  })
  // A missing value is reported at its row; the format requires at least one.
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.length > 0 ? values : ['?'],
    })),
  }
}

function reportRepeated(
  handle: string,
  variants: readonly VariantDraft[],
  { hasOptions, findings }: { readonly hasOptions: boolean; readonly findings: Findings },
): void {
  const seen = new Map<string, number>()
  const check = (row: number, name: string, what: string) => {
    const first = seen.get(name)
    if (first === undefined) seen.set(name, row)
    else findings.refused({ row, product: handle }, `${what} is already used in row ${first}.`)
  }
  for (const { row, fields } of variants) {
    if (fields.id !== undefined)
      check(row, `Variant ID ${fields.id}`, `The Variant ID ${fields.id}`)
    const choice = fields.selectedOptions?.map(({ value }) => value).join(' / ') ?? ''
    // Without columns for options, SKUs tell variants apart.
    if (hasOptions || !fields.sku)
      check(row, `choice ${choice}`, choice === '' ? 'This variant' : `The choice "${choice}"`)
    if (fields.sku)
      check(row, `id ${catalogueIdForVariant(handle, fields.sku)}`, `The SKU "${fields.sku}"`)
  }
}

/** In the order of `Image Position`, or else of the file; pictures that only a variant names come last. */
function readPictures(
  rows: readonly ProductRow[],
  variants: readonly VariantDraft[],
  findings: Findings,
): PictureDraft[] | null {
  if (rows[0]?.cell('image') === undefined) return null
  const named = rows.flatMap(({ cell, position }, at) => {
    const source = cell('image') ?? ''
    if (source === '') return []
    const imagePosition = Number(cell('imagePosition') || at + 1)
    if (Number.isNaN(imagePosition))
      findings.corrected(position, 'Its image position is not a number, so it was left out.')
    const altText = readText(cell('imageAlt'))
    return [{ source, altText, row: position.row, position: imagePosition || at + 1 }]
  })
  const variantPictures = variants.flatMap(({ row, picture }) =>
    picture
      ? [{ source: picture, altText: undefined, row, position: Number.POSITIVE_INFINITY }]
      : [],
  )
  const sorted = [...named, ...variantPictures].toSorted(
    (one, other) => one.position - other.position || 0,
  )
  const first = new Map(sorted.toReversed().map((each) => [each.source, each]))
  const { product } = rows[0].position
  for (const { source, row } of named) {
    const shown = first.get(source)
    if (shown && shown.row !== row)
      findings.corrected(
        { row, product },
        `The picture ${source} is that of row ${shown.row}, so it is shown once.`,
      )
  }
  return sorted
    .filter((each) => first.get(each.source) === each)
    .map(({ source, altText, row }) => ({ source, altText, row }))
}
