import type { deskStock } from '#content/desk/stock.ts'

export type StockFilterName = keyof typeof deskStock.filters

/** What can be typed into a row. */
export const stockFields = ['add', 'count', 'price', 'compareAt', 'lowLine'] as const

export type StockFieldName = (typeof stockFields)[number]

/** A variant in the table, in words. */
export type StockRow = {
  readonly variantId: number
  readonly title: string
  readonly sku: string
  readonly stock: string
  readonly state: 'low' | 'soldOut' | null
  /** Stock as it is shown: counting says which one it goes by. */
  readonly seen: number | null
  /** What the fields begin with, or what was typed and not taken. */
  readonly values: Readonly<Record<StockFieldName, string>>
  readonly fault: string | null
}
