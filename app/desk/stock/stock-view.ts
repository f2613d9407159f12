import type { deskStock } from '#content/desk/stock.ts'

export type StockFilterName = keyof typeof deskStock.filters

/** The input fields of a row. */
export const stockFields = ['add', 'count', 'price', 'compareAt', 'lowLine'] as const

export type StockFieldName = (typeof stockFields)[number]

/** Fields that show a value of the store. */
export const storedFields = ['price', 'compareAt', 'lowLine'] as const

export type StoredFieldName = (typeof storedFields)[number]

/** A variant in the table, formatted for display. */
export type StockRow = {
  readonly variantId: number
  readonly title: string
  readonly sku: string
  readonly stock: string
  readonly state: 'low' | 'soldOut' | null
  /** Stock when the page was rendered. A new count is sent with it and refused if the stock has changed since. */
  readonly stockAtRender: number | null
  /** Values in the store when the page was rendered, sent with the row: a field that differs was edited here. */
  readonly storedAtRender: Readonly<Record<StoredFieldName, string>>
  /** Initial values of the fields, or rejected input. */
  readonly values: Readonly<Record<StockFieldName, string>>
  readonly fault: string | null
}

/**
 * Name of a row's input field. That of a count contains the stock it was shown beside: a browser that goes back restores
 * what was typed by name, and a count from before a sale must not return beside the stock after it.
 */
export function nameStockField(name: StockFieldName, variantId: number, seen: string): string {
  return name === 'count' ? `count-${variantId}-${seen}` : `${name}-${variantId}`
}

/** Id of the sentence that says why a row was refused. */
export const faultIdOf = ({ variantId }: Pick<StockRow, 'variantId'>) => `fault-${variantId}`
