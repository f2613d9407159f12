import type { Findings } from './findings.ts'
import type { KnownPicture } from './import-pictures.ts'
import { type MatchedVariant, matchVariants } from './match-variants.ts'
import type {
  PictureDraft,
  ProductDraft,
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
  const images =
    pictures?.flatMap((picture) => toImage(picture, known, before?.images)) ?? before?.images
  const matched = matchVariants(draft, before, findings)
  const variants = matched.map((match) => {
    const { picture } = match.draft
    const image =
      pictures === null || picture === undefined
        ? findImage(images, before?.images?.[match.before?.image ?? -1])
        : pictures.findIndex(({ source }) => source === picture)
    const merged = mergeVariant(match, { image, hasOptions: draft.hasOptions })
    if (match.draft.isTracked && merged.stock === null) {
      findings.refused(
        { row: match.draft.row, product: draft.fields.handle },
        'It has an inventory tracker but no stock yet: write a quantity such as 25, or empty the tracker if its stock is not counted.',
      )
    }
    return merged
  })
  const lost = (before?.variants.length ?? 0) - matched.filter((match) => match.before).length
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
    publishedAt: toPublication(draft, before),
    metafields: mergeMetafields(draft.fields.metafields, before?.metafields),
    ...(draft.fields.seo && { seo: { ...before?.seo, ...draft.fields.seo } }),
    ...(images && { images }),
    options: draft.hasOptions
      ? mergeOptions(draft.fields.options, before?.options)
      : keepOptions(before?.options, variants),
    variants,
  }
}

/** Null hides the product. A hidden one that appears without a time has the catalogue's default. */
function toPublication(
  { isVisible, fields }: ProductDraft,
  before: WrittenProduct | null,
): WrittenProduct['publishedAt'] {
  if (isVisible === false) return null
  const publishedAt = fields.publishedAt ?? before?.publishedAt
  return isVisible ? (publishedAt ?? undefined) : publishedAt
}

function toImage(
  { source, altText }: PictureDraft,
  known: ReadonlyMap<string, KnownPicture>,
  before: readonly WrittenImage[] = [],
): WrittenImage[] {
  const picture = known.get(source)
  if (picture === undefined) return []
  const old = before[findImage(before, picture)]
  return [{ ...picture, altText: altText === undefined ? old?.altText : altText }]
}

/** The position of a picture among others; -1 when it is not there. */
function findImage(
  images: readonly WrittenImage[] = [],
  wanted: Pick<WrittenImage, 'file' | 'url'> | undefined,
): number {
  return images.findIndex(({ file, url }) => wanted?.file === file && wanted?.url === url)
}

/** The file's options. Values of before keep their order; a new one comes after the one above it in the file. */
function mergeOptions(
  given: WrittenProduct['options'],
  before: WrittenProduct['options'] = [],
): WrittenProduct['options'] {
  return given?.map((option) => {
    const old = before.find(({ name }) => name === option.name)
    const values = old?.values.filter((value) => option.values.includes(value)) ?? []
    for (const [at, value] of option.values.entries()) {
      const above = option.values[at - 1] ?? ''
      if (!values.includes(value)) values.splice(values.indexOf(above) + 1, 0, value)
    }
    return { ...old, ...option, values }
  })
}

/** The options without values that no variant has any more. */
function keepOptions(
  before: WrittenProduct['options'],
  variants: readonly WrittenVariant[],
): WrittenProduct['options'] {
  return before?.map((option, at) => {
    const isLeft = (value: string) =>
      variants.some((variant) => (variant.selectedOptions?.[at]?.value ?? value) === value)
    return { ...option, values: option.values.filter(isLeft) }
  })
}

/** Stock is not counted until a file has a quantity. */
const newVariant: WrittenVariant = { stock: null, price: '0' }

function mergeVariant(
  { draft: { fields }, before, id }: MatchedVariant,
  { image, hasOptions }: { readonly image: number; readonly hasOptions: boolean },
): WrittenVariant {
  const { title, selectedOptions, image: _, ...kept } = before ?? newVariant
  return {
    ...kept,
    ...(!hasOptions && withoutMissing({ title, selectedOptions })),
    ...withoutMissing({ ...fields, id }),
    metafields: mergeMetafields(fields.metafields, before?.metafields),
    ...(image !== -1 && { image }),
  }
}

/** The file's metafields without cleared ones, and the existing ones that it does not name. */
function mergeMetafields(
  given: WrittenProduct['metafields'] = [],
  before: WrittenProduct['metafields'] = [],
): NonNullable<WrittenProduct['metafields']> {
  const name = ({ namespace = 'custom', key }: { namespace?: string; key: string }) =>
    `${namespace}.${key}`
  const named = new Set(given.map(name))
  return [
    ...given.filter(({ value }) => value !== ''),
    ...before.filter((metafield) => !named.has(name(metafield))),
  ]
}

function withoutMissing<Fields extends object>(fields: Fields): Fields {
  // The cast is safe because only undefined values are removed, which the format treats as missing.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields
}
