import type { Findings } from './findings.ts'
import type { KnownPicture } from './import-pictures.ts'
import type {
  PictureDraft,
  ProductDraft,
  VariantDraft,
  WrittenImage,
  WrittenProduct,
  WrittenVariant,
} from './product-draft.ts'

/**
 * A product of the file in the catalogue's format. What the file has no column for stays unchanged; so do ids, so that
 * carts and links survive.
 * @param before the catalogue's product with that handle; null for a new one
 */
export function mergeProduct(
  draft: ProductDraft,
  before: WrittenProduct | null,
  { known, findings }: { known: ReadonlyMap<string, KnownPicture>; findings: Findings },
): WrittenProduct {
  const pictures = draft.pictures?.filter(({ source }) => known.has(source)) ?? null
  const images = pictures?.flatMap((picture) => toImage(picture, known)) ?? before?.images
  const variants = draft.variants.map((variant) => {
    const old = findBefore(variant, before)
    if (pictures === null) return mergeVariant(variant, old, old?.image ?? null)
    const image = pictures.findIndex(({ source }) => source === variant.picture)
    return mergeVariant(variant, old, image === -1 ? null : image)
  })
  const lost =
    (before?.variants.length ?? 0) -
    draft.variants.filter((each) => findBefore(each, before)).length
  if (before && lost > 0) {
    const position = { row: draft.row, product: draft.fields.handle }
    const what = lost === 1 ? 'One variant' : `${lost} variants`
    findings.corrected(
      position,
      `${what} of before ${lost === 1 ? 'is' : 'are'} not in the file, and taken out.`,
    )
  }
  return {
    ...before,
    ...withoutMissing(draft.fields),
    metafields: mergeMetafields(draft.fields.metafields, before?.metafields),
    ...(images && { images }),
    // Options that the file lacks are removed.
    options: draft.fields.options,
    variants,
  }
}

function toImage(
  { source, altText }: PictureDraft,
  known: ReadonlyMap<string, KnownPicture>,
): WrittenImage[] {
  const picture = known.get(source)
  return picture ? [{ ...picture, altText }] : []
}

/** Variants match by SKU, or without one by their option values. */
function findBefore(
  { fields }: VariantDraft,
  before: WrittenProduct | null,
): WrittenVariant | null {
  const choice = (variant: WrittenVariant) =>
    variant.selectedOptions?.map(({ value }) => value).join('\n') ?? ''
  return (
    before?.variants.find((variant) =>
      fields.sku ? variant.sku === fields.sku : choice(variant) === choice(fields),
    ) ?? null
  )
}

function mergeVariant(
  { fields }: VariantDraft,
  before: WrittenVariant | null,
  image: number | null,
): WrittenVariant {
  const { title: _, selectedOptions: __, image: ___, ...kept } = before ?? { stock: 0, price: '0' }
  return {
    ...kept,
    ...withoutMissing(fields),
    metafields: mergeMetafields(fields.metafields, before?.metafields),
    ...(image !== null && { image }),
  }
}

/** The file's metafields, and the existing ones that it does not name. */
function mergeMetafields(
  given: WrittenProduct['metafields'] = [],
  before: WrittenProduct['metafields'] = [],
): NonNullable<WrittenProduct['metafields']> {
  const name = ({ namespace = 'custom', key }: { namespace?: string; key: string }) =>
    `${namespace}.${key}`
  const named = new Set(given.map(name))
  return [...given, ...before.filter((metafield) => !named.has(name(metafield)))]
}

function withoutMissing<Fields extends object>(fields: Fields): Fields {
  // The cast is safe because only undefined values are removed, which the format treats as missing.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields
}
