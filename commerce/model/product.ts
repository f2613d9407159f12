import type { BoxInside } from './boxes-inside.ts'
import type { ProductEvidence } from './figures/product-evidence.ts'
import type { GameFacts, GameNumbers } from './game-facts.ts'
import type { Money } from './money.ts'
import type { PackFacts } from './pack-facts.ts'
import type { RichBlock } from './rich-text.ts'
import type { Tint } from './tint.ts'

/** A picture of a product or collection. `url` may be relative to the shop (local store) or absolute. */
export type Picture = {
  readonly url: string
  readonly altText: string
  /** Pixels of the original; null when unknown. */
  readonly width: number | null
  readonly height: number | null
}

/** A product's video in several formats; the browser plays the first that it supports. */
export type Video = {
  readonly altText: string
  /** Shown until the video plays; the product's picture when the video has none. */
  readonly poster: Picture
  readonly sources: readonly VideoSource[]
}

export type VideoSource = {
  /** May be relative to the shop (local store) or absolute. */
  readonly url: string
  /** A media type, such as `video/mp4`. */
  readonly type: string
}

/** One buyable version of a product (specification section 3). */
export type Variant = {
  readonly id: string
  readonly title: string
  readonly price: Money
  readonly compareAtPrice: Money | null
  readonly available: boolean
}

/** A variant as its product's page offers it. */
export type ProductVariant = Variant & {
  /** Its value for each of the product's options, in their order. */
  readonly values: readonly string[]
  /** The product's first picture when the merchant chose none. */
  readonly picture: Picture | null
  /** The merchant's number for it; null for none. */
  readonly sku: string | null
  /** As the merchant typed it: a GTIN or the merchant's number; null for none. */
  readonly barcode: string | null
  /** Facts in which its pack differs from the product's; absent when there are none. */
  readonly pack?: PackFacts
}

/** One choice to make before buying a game, for example Era or Language. */
export type ProductOption = {
  readonly name: string
  readonly values: readonly OptionValue[]
}

export type OptionValue = {
  readonly name: string
  /** URL of a picture that shows the value; null for none. */
  readonly swatch: string | null
}

/**
 * Whether a product comes in one variant or `several`; `from` when the first of several is the cheapest
 * and others cost more, so that 'From' before its price is true.
 */
export type Variety = 'one' | 'several' | 'from'

/** What a product card needs. Only the first variant drives price, stock and sorting (specification section 3). */
export type ProductSummary = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly picture: Picture | null
  /** Null for a product without variants, which cannot be bought. */
  readonly firstVariant: Variant | null
  readonly variety: Variety
  /** The first variant is sold out, but another is not. Absent otherwise, and when the store does not say. */
  readonly hasOtherInStock?: boolean
  /** Absent when the store does not say. */
  readonly game?: GameNumbers
  /** The colour of its picture; absent when the store does not say. */
  readonly tint?: Tint
}

/** A variant, and its product's handle and title, which a merchant may have changed. */
export type CurrentVariant = Variant & {
  readonly product: { readonly handle: string; readonly title: string }
}

/** A product as its page shows it. */
export type Product = ProductSummary & {
  /** The maker or brand, as the store names it; may be empty. */
  readonly vendor: string
  /** The merchant's description in the store. */
  readonly description: readonly RichBlock[]
  readonly pictures: readonly Picture[]
  /** The first of its media that the shop can play; absent when there is none. */
  readonly video?: Video
  readonly variants: readonly ProductVariant[]
  /** Options with two values or more; none when there is nothing to choose. */
  readonly options: readonly ProductOption[]
  readonly game: GameFacts
  /** Absent when the merchant has entered nothing. */
  readonly pack?: PackFacts
  /** The games of a combo that the store also sells separately; absent when there are none. */
  readonly boxesInside?: readonly BoxInside[]
  /** A picture made for shared links: absolute, or a path of the shop; null when there is none. */
  readonly sharePicture: string | null
  /** What the shop counted for the product; absent unless figures are measured. */
  readonly evidence?: ProductEvidence
}

/** A collection as lists show it. */
export type CollectionSummary = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: string
  readonly picture: Picture | null
}

/** A collection with its products, in the store's order. */
export type Collection = CollectionSummary & {
  readonly products: readonly ProductSummary[]
  /** A picture made for shared links: absolute, or a path of the shop; null when there is none. */
  readonly sharePicture: string | null
}
