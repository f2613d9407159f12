import { productSchema } from '../catalogue/catalogue-product.ts'
import { catalogueIdForVariant } from '../catalogue/catalogue-values.ts'
import { onlyOption } from '../catalogue/only-option.ts'
import type { Findings } from './findings.ts'
import type { ProductDraft, VariantDraft, WrittenProduct, WrittenVariant } from './product-draft.ts'

/** A variant of the file, and the one that it was before. */
export type MatchedVariant = {
  readonly draft: VariantDraft
  /** Null for a new variant. */
  readonly before: WrittenVariant | null
  /** Undefined where the catalogue derives it: a new variant without a `Variant ID`. */
  readonly id: number | undefined
}

type Known = {
  readonly id: number
  readonly sku: string | null
  readonly title: string
  readonly choice: string
  readonly written: WrittenVariant
}

/**
 * Finds the variants of before by `Variant ID`, else by SKU, else by the same choice, else as the only one. They keep
 * their ids, also those that the catalogue derived from their SKUs: stock and carts know a variant by its id.
 * @param findings gets a refusal where two rows may be one variant
 */
export function matchVariants(
  draft: ProductDraft,
  before: WrittenProduct | null,
  findings: Findings,
): MatchedVariant[] {
  const all = before ? listKnown(before) : []
  const ids = new Map(all.map((known) => [known.id, known]))
  const findById = ({ fields }: VariantDraft) => ids.get(fields.id ?? 0)
  const named = new Set(draft.variants.map(findById))
  const others = all.filter((known) => !named.has(known))
  const rows = new Map<Known, number>()
  return draft.variants.map((variant) => {
    const { row, fields } = variant
    const known = findById(variant) ?? findAlike(variant, draft, others)
    if (known === undefined) {
      return { draft: variant, before: null, id: fields.id ?? toFreeId(variant, draft, ids) }
    }
    const position = { row, product: draft.fields.handle }
    const first = rows.get(known)
    rows.set(known, row)
    if (first !== undefined) {
      findings.refused(
        position,
        `It may be the variant "${known.title}" of before, and so may row ${first}: write ${known.id} into the column "Variant ID" of the right one.`,
      )
    } else if (fields.id !== undefined && fields.id !== known.id) {
      findings.corrected(
        position,
        `The Variant ID ${fields.id} is not that of the variant of before, which keeps ${known.id}.`,
      )
    }
    return { draft: variant, before: known.written, id: known.id }
  })
}

function listKnown(before: WrittenProduct): Known[] {
  return productSchema.parse(before).variants.flatMap((variant, at) => {
    const written = before.variants[at]
    return written ? [{ ...variant, choice: toChoice(variant), written }] : []
  })
}

function findAlike(
  { fields }: VariantDraft,
  { hasOptions, variants }: ProductDraft,
  others: readonly Known[],
): Known | undefined {
  const choice = toChoice(fields)
  const alike =
    (fields.sku ? others.find(({ sku }) => sku === fields.sku) : undefined) ??
    (hasOptions ? others.find((known) => known.choice === choice) : undefined)
  const [only] = others
  if (alike || only === undefined || others.length > 1 || variants.length > 1) return alike
  return [choice, only.choice].includes(onlyOption.value) ? only : undefined
}

function toChoice({ selectedOptions = [onlyOption] }: Pick<WrittenVariant, 'selectedOptions'>) {
  return selectedOptions.map(({ value }) => value).join('\n')
}

/** An id for a new variant whose SKU or title another variant had, and keeps its id from; else undefined. */
function toFreeId(
  { fields }: VariantDraft,
  draft: ProductDraft,
  taken: ReadonlyMap<number, unknown>,
): number | undefined {
  const { selectedOptions = [onlyOption], sku } = fields
  const name = sku || selectedOptions.map(({ value }) => value).join(' / ')
  const derive = (count: number) =>
    catalogueIdForVariant(draft.fields.handle, count === 1 ? name : `${name}\n${count}`)
  let count = 1
  while (taken.has(derive(count))) count += 1
  return count === 1 ? undefined : derive(count)
}
