import type { z } from 'zod'
import type { catalogueFileSchema } from '../catalogue/catalogue-file.ts'
import type { Findings } from './findings.ts'
import type { KnownPicture } from './import-pictures.ts'
import { mergeProduct } from './merge-product.ts'
import type { ProductDraft } from './product-draft.ts'
import { readHandle } from './read-cells.ts'

/** A catalogue as written in its file, before defaults are filled in. */
export type WrittenCatalogue = z.input<typeof catalogueFileSchema>
type WrittenCollection = NonNullable<WrittenCatalogue['collections']>[number]

/** Adds the products of a file to a catalogue and its collections: the same handle replaces, new products come last. */
export function mergeCatalogue(
  before: WrittenCatalogue,
  drafts: readonly ProductDraft[],
  known: ReadonlyMap<string, KnownPicture>,
  findings: Findings,
): WrittenCatalogue {
  const products = new Map(before.products?.map((product) => [product.handle, product]))
  for (const draft of drafts) {
    const { handle } = draft.fields
    products.set(handle, mergeProduct(draft, products.get(handle) ?? null, { known, findings }))
  }
  const collections = mergeCollections(before.collections ?? [], drafts, findings)
  return {
    ...before,
    products: [...products.values()],
    ...(collections.length > 0 && { collections }),
  }
}

/** Adds products to the collection with their title, and creates it if missing. */
function mergeCollections(
  before: readonly WrittenCollection[],
  drafts: readonly ProductDraft[],
  findings: Findings,
): WrittenCollection[] {
  const collections = [...before]
  for (const { collection: title, fields, row } of drafts) {
    if (title === null) continue
    const handle = readHandle(title)?.value
    if (handle === undefined) {
      const position = { row, product: fields.handle }
      findings.corrected(
        position,
        `The collection "${title}" has no letters for a URL, so it was left out.`,
      )
      continue
    }
    const at = collections.findIndex(
      (each) => each.handle === handle || each.title.toLowerCase() === title.toLowerCase(),
    )
    const found = collections[at] ?? { handle, title }
    const joined = { ...found, products: [...new Set([...(found.products ?? []), fields.handle])] }
    collections.splice(at === -1 ? collections.length : at, 1, joined)
  }
  return collections
}
