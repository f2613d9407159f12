/** What a merchant wants of one variant; what is left out stays. */
export type VariantChange = {
  readonly variantId: number
  readonly stock?: StockEdit
  /** Minor units of the shop's currency; `reset` is what the catalogue's file says. */
  readonly price?: number | 'reset'
  /** The price before; null for none. */
  readonly compareAtPrice?: number | null | 'reset'
  /** Stock at which the variant counts as low; null for never, `reset` for the usual line. */
  readonly lowLine?: number | null | 'reset'
}

export type StockEdit =
  /** Goods came in; a negative number for what is lost. */
  | { readonly type: 'add'; readonly units: number }
  /** Somebody counted them. With `seen`, only if the stock is still that. */
  | { readonly type: 'set'; readonly units: number; readonly seen?: number }
  | { readonly type: 'sold-out' }

/** Stock at which a variant is low when nobody set a line. */
export const USUAL_LOW_LINE = 5

/** A variant as the merchant sees it. Amounts are minor units of the shop's currency. */
export type DeskVariant = {
  readonly variantId: number
  readonly productId: number
  readonly handle: string
  readonly productTitle: string
  /** Empty where a product has no choice. */
  readonly variantTitle: string
  readonly sku: string | null
  readonly price: number
  readonly compareAtPrice: number | null
  /** As the catalogue's file says. */
  readonly filePrice: number
  readonly fileCompareAtPrice: number | null
  /** Null where stock is not counted. */
  readonly stock: number | null
  /** It goes on selling whatever the stock is. */
  readonly continueSelling: boolean
  /** Null for never. */
  readonly lowLine: number | null
  readonly isLow: boolean
  readonly isSoldOut: boolean
}
