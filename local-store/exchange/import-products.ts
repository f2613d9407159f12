import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '#platform/make-data-folder.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { CatalogueError } from '../catalogue/catalogue-error.ts'
import { checkCatalogue } from '../catalogue/check-catalogue.ts'
import { parseJsonFile } from '../catalogue/parse-json-file.ts'
import { checkDecimals } from './check-decimals.ts'
import { type CsvTable, readCsv } from './csv-file.ts'
import { createFindings, type Findings } from './findings.ts'
import { importPictures, type PictureOptions } from './import-pictures.ts'
import { mergeCatalogue, type WrittenCatalogue } from './merge-catalogue.ts'
import { findMeaning } from './product-columns.ts'
import type { ProductDraft, WrittenProduct } from './product-draft.ts'
import { readProducts } from './read-products.ts'

export type ImportRequest = {
  readonly csvFile: string
  /** The catalogue that receives the products; created when missing. */
  readonly into: string
  /** Names for a new catalogue. */
  readonly shop: { readonly name: string; readonly legalName: string }
  readonly pictures: Omit<PictureOptions, 'folder'>
}

export type ImportOutcome = {
  /** Sentences about the whole file. */
  readonly remarks: readonly string[]
  readonly findings: Findings
  /** Null when nothing was written, because of a refusal in `findings`. */
  readonly written: {
    readonly added: number
    readonly changed: number
    readonly variants: number
    readonly pictures: number
  } | null
}

/**
 * Imports the provider's product file into a catalogue of the local store, completely or not at all. Products with the
 * same handle are replaced, the others stay. The new catalogue is validated as at a start before it replaces the old
 * one.
 * @throws OperatorError when the file is not a product file; CatalogueError when the old catalogue is invalid
 */
export async function importProducts(request: ImportRequest): Promise<ImportOutcome> {
  const table = readCsv(readBytes(request.csvFile))
  const remarks = [...table.remarks]
  const findings = createFindings()
  const drafts = readProducts(table, findings, remarks)
  if (drafts.length === 0 && !findings.hasRefused())
    throw new OperatorError('The file has no products.')
  const before = readCatalogue(request)
  checkDecimals(drafts, before.shop.currencyCode ?? 'INR', findings)
  if (findings.hasRefused()) return { remarks, findings, written: null }
  const folder = dirname(request.into)
  makeFolder(folder)
  const pictures = await importPictures(drafts, { ...request.pictures, folder }, findings)
  let catalogue: WrittenCatalogue
  try {
    catalogue = mergeCatalogue(before, drafts, pictures.known, findings)
    if (!findings.hasRefused()) checkMerged(catalogue, drafts, request.into, findings)
    if (findings.hasRefused()) {
      pictures.undo()
      return { remarks, findings, written: null }
    }
    replaceFile(request.into, `${JSON.stringify(catalogue, null, 2)}\n`)
  } catch (fault) {
    pictures.undo()
    throw fault
  }
  const written = { ...countDrafts(drafts, before), pictures: pictures.downloaded }
  if (written.added > 0 && !hasStockColumn(table)) remarks.push(notCounted)
  return { remarks: [...remarks, ...remarkOnStock(before, catalogue)], findings, written }
}

/** The database has the stock of what was served before, whatever the catalogue says (decision 70). */
function remarkOnStock(before: WrittenCatalogue, after: WrittenCatalogue): string[] {
  const known = new Map(before.products?.map((product) => [product.handle, stockOf(product)]))
  const changed = after.products?.filter((product) => {
    const earlier = known.get(product.handle)
    return [...stockOf(product)].some(([variant, stock]) => {
      const was = earlier?.get(variant)
      // Whether a stock is counted does follow the file.
      return was !== undefined && was !== stock
    })
  })
  const count = changed?.length ?? 0
  if (count === 0) return []
  return [
    `The file has another stock for ${count === 1 ? 'one game' : `${count} games`} than the catalogue had. A game that the shop has served before keeps the stock it has: change it at the desk, under Stock.`,
  ]
}

/** The counted stock by SKU and choice, which tell a variant from the product’s others. */
const stockOf = ({ variants }: WrittenProduct): ReadonlyMap<string, number> =>
  new Map(
    variants.flatMap(({ sku, selectedOptions, stock }) =>
      stock === null || stock === undefined
        ? []
        : [[JSON.stringify([sku, selectedOptions]), stock] as const],
    ),
  )

const notCounted =
  'The file has no column "Variant Inventory Qty", so the stock of the new products is not counted: they never sell out.'

const hasStockColumn = ({ columns }: CsvTable) =>
  columns.some((column) => {
    const meaning = findMeaning(column)
    return meaning?.kind === 'field' && ['quantity', 'tracker'].includes(meaning.field)
  })

function countDrafts(drafts: readonly ProductDraft[], { products = [] }: WrittenCatalogue) {
  const handles = new Set(products.map(({ handle }) => handle))
  const changed = drafts.filter(({ fields }) => handles.has(fields.handle)).length
  const variants = drafts.reduce((count, draft) => count + draft.variants.length, 0)
  return { added: drafts.length - changed, changed, variants }
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (cause) {
    if (!existsSync(file)) throw new OperatorError(`The file ${file} is missing.`, { cause })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`The file ${file} cannot be read: ${reason}`, { cause })
  }
}

/** The catalogue as written in its file, so that the import leaves everything else as its author wrote it. */
function readCatalogue({ into, shop }: ImportRequest): WrittenCatalogue {
  if (!existsSync(into)) return { shop }
  const value = parseJsonFile(readFileSync(into, 'utf8'), into)
  checkCatalogue(value, { name: into, folder: dirname(into) })
  // The cast is safe because the catalogue was validated above.
  return value as WrittenCatalogue
}

/** Finds faults that single rows do not show, and reports them at the product's row. */
function checkMerged(
  catalogue: WrittenCatalogue,
  drafts: readonly ProductDraft[],
  into: string,
  findings: Findings,
): void {
  try {
    checkCatalogue(catalogue, { name: into, folder: dirname(into) })
  } catch (fault) {
    if (!(fault instanceof CatalogueError)) throw fault
    const [, index, variant] = /^products\[(\d+)\](?:\.variants\[(\d+)\])?/.exec(fault.path) ?? []
    const product = catalogue.products?.[Number(index)]?.handle ?? ''
    const draft = drafts.find(({ fields }) => fields.handle === product)
    const row = draft?.variants[Number(variant)]?.row ?? draft?.row ?? 1
    const sentence = fault.path.endsWith('.selectedOptions')
      ? 'Another row has this handle, too, and nothing that a buyer could choose by: give it a handle of its own, or fill in "Option1 Name" and "Option1 Value".'
      : `The catalogue would not be valid: ${fault.message}.`
    findings.refused({ row, product }, sentence)
  }
}

/**
 * Replaces the file atomically: other programs see the old file or the new one, never a part. It keeps its permissions;
 * a new one is its owner's alone, since a catalogue has the codes of gift cards. A link keeps pointing to the file that it
 * names.
 */
function replaceFile(path: string, text: string): void {
  const file = existsSync(path) ? realpathSync(path) : path
  const draft = `${file}.${randomUUID()}.new`
  try {
    const mode = existsSync(file) ? statSync(file).mode & 0o777 : 0o600
    writeFileSync(draft, text, { flush: true, mode: 0o600 })
    // The process's umask would lower a mode given at creation.
    chmodSync(draft, mode)
    renameSync(draft, file)
  } catch (fault) {
    rmSync(draft, { force: true })
    throw fault
  }
}
