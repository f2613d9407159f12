import type { Currency } from '../store/currency.ts'

/** A merchant's change of one variant; omitted fields stay. */
export type VariantChange = {
  readonly variantId: number
  readonly stock?: StockEdit
  /** Minor units of the shop's currency; `reset` restores the price of the catalogue file. */
  readonly price?: number | 'reset'
  /** The price before a reduction; null for none. */
  readonly compareAtPrice?: number | null | 'reset'
  /** Stock at or below which the variant counts as low; null for never, `reset` for the default level. */
  readonly lowStockLevel?: number | null | 'reset'
}

export type StockEdit =
  /** Received units; negative for lost ones. */
  | { readonly type: 'add'; readonly units: number }
  /** Counted units. With `seen`, refused if the stock differs from it. */
  | { readonly type: 'set'; readonly units: number; readonly seen?: number }
  | { readonly type: 'sold-out' }

/** The low-stock level of a variant without its own. */
export const DEFAULT_LOW_STOCK_LEVEL = 5

/** A variant as the merchant sees it. Amounts are minor units of its currency, the shop's. */
export type MerchantVariant = {
  readonly variantId: number
  readonly productId: number
  readonly handle: string
  readonly productTitle: string
  /** Empty for a product without options. */
  readonly variantTitle: string
  readonly sku: string | null
  readonly currency: Currency
  readonly price: number
  readonly compareAtPrice: number | null
  /** The price in the catalogue file. */
  readonly filePrice: number
  readonly fileCompareAtPrice: number | null
  /** The maximum retail price on its box, above which nobody may sell it; null for an unknown one. */
  readonly mrp: number | null
  /** Null where stock is not counted. */
  readonly stock: number | null
  /** Whether it stays for sale without stock. */
  readonly continueSelling: boolean
  /** Null for never. */
  readonly lowStockLevel: number | null
  readonly isLow: boolean
  readonly isSoldOut: boolean
}
