import type { z } from 'zod'
import type { productSchema } from '../catalogue/catalogue-product.ts'

/** A product as written in a catalogue file. */
export type WrittenProduct = z.input<typeof productSchema>
export type WrittenVariant = WrittenProduct['variants'][number]
export type WrittenImage = NonNullable<WrittenProduct['images']>[number]
export type WrittenMetafield = NonNullable<WrittenProduct['metafields']>[number]

/** A picture that a row names: a URL, or a path in the catalogue's folder. */
export type PictureDraft = {
  readonly source: string
  /** Undefined without a column for it. */
  readonly altText: string | null | undefined
  readonly row: number
}

export type VariantDraft = {
  readonly row: number
  /** Fields without a column in the file are missing. */
  readonly fields: Omit<WrittenVariant, 'stock'> & Partial<Pick<WrittenVariant, 'stock'>>
  /** Whether the file names a tracker: the variant then needs a stock, from the file or from before. */
  readonly isTracked: boolean
  /** Source of the variant's picture; null without one, undefined without a column for it. */
  readonly picture: string | null | undefined
}

/** A product of the file, before its pictures are read. Fields without a column in the file are missing. */
export type ProductDraft = {
  readonly row: number
  readonly fields: Omit<WrittenProduct, 'variants' | 'images'>
  readonly variants: readonly VariantDraft[]
  /** Whether buyers see it; null if the file has no column for it. */
  readonly isVisible: boolean | null
  /** Whether the file has columns for options; without them, products keep theirs. */
  readonly hasOptions: boolean
  /** In display order; null if the file has no column for pictures. */
  readonly pictures: readonly PictureDraft[] | null
  /** Title of a collection that the product joins; null for none. */
  readonly collection: string | null
}
