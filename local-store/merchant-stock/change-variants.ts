import type { MerchantField } from '../store/merchant-values.ts'
import { createStockEvents } from '../store/stock-events.ts'
import type { Store } from '../store/store.ts'
import { after } from './find-change-fault.ts'
import {
  DEFAULT_LOW_STOCK_LEVEL,
  type MerchantVariant,
  type StockEdit,
  type VariantChange,
} from './variant-change.ts'

export type ChangingStore = Pick<Store, 'database' | 'inventory' | 'merchantValues' | 'now'>

type Author = { readonly who: string; readonly form?: string | undefined }

/** Applies one checked row; runs inside a transaction. Only values that differ are written. */
export function createVariantChanger({ database, inventory, merchantValues, now }: ChangingStore) {
  const events = createStockEvents(database)

  function setValue(
    field: MerchantField,
    { variantId, before, change, inFile }: FieldChange,
    author: Author,
  ): void {
    if (change === undefined) return
    const value = after(change, before, inFile)
    // The file has no low-stock level, so even one equal to the default is stored.
    const isFilesOwn = change === 'reset' || (field !== 'lowLine' && value === inFile)
    if (isFilesOwn) merchantValues.reset(variantId, field)
    else merchantValues.set(variantId, field, value, inFile)
    if (value === before) return
    const cause = change === 'reset' ? 'reset' : 'change'
    events.add({ variantId, field, before, after: value, at: now(), cause, ...author })
  }

  return (change: VariantChange, variant: MerchantVariant, author: Author): void => {
    const { variantId, stock } = variant
    const units =
      stock === null || change.stock === undefined ? stock : unitsAfter(change.stock, stock)
    if (units !== null && units !== stock && change.stock !== undefined)
      inventory.set(variantId, units, { at: now(), cause: causes[change.stock.type], ...author })
    const { price, compareAtPrice, lowStockLevel } = variant
    const [filePrice, fileCompare] = [variant.filePrice, variant.fileCompareAtPrice]
    const fields: [MerchantField, Omit<FieldChange, 'variantId'>][] = [
      ['price', { change: change.price, before: price, inFile: filePrice }],
      [
        'compareAtPrice',
        { change: change.compareAtPrice, before: compareAtPrice, inFile: fileCompare },
      ],
      [
        'lowLine',
        { change: change.lowStockLevel, before: lowStockLevel, inFile: DEFAULT_LOW_STOCK_LEVEL },
      ],
    ]
    for (const [field, values] of fields) setValue(field, { variantId, ...values }, author)
  }
}

type FieldChange = {
  readonly variantId: number
  readonly change: number | null | 'reset' | undefined
  readonly before: number | null
  readonly inFile: number | null
}

const causes = { add: 'refill', set: 'correction', 'sold-out': 'sold out' } as const

function unitsAfter(edit: StockEdit, stock: number): number {
  if (edit.type === 'sold-out') return Math.min(0, stock)
  return edit.type === 'add' ? stock + edit.units : edit.units
}
