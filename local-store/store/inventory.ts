import type { DatabaseSync } from 'node:sqlite'
import type { Catalogue } from './catalogue.ts'

export type Inventory = {
  /** Units left; null when stock is not tracked, 0 for an unknown variant. */
  stockOf(variantId: number): number | null
  /** Whether at least one unit can be bought. */
  isForSale(variantId: number): boolean
  /** The largest quantity that can be bought; null without a limit. */
  mostOf(variantId: number): number | null
  /**
   * Takes units out of stock; call it inside a transaction.
   * @returns false, with nothing taken, when there are not enough
   */
  take(variantId: number, quantity: number): boolean
  /** Another number whenever any stock may have changed. */
  revision(): number
  /** Reads the stock again, after a transaction that was rolled back. */
  reload(): void
}

/** Stock is kept in the database and mirrored in memory, since catalogue pages read it often. */
export function createInventory(database: DatabaseSync, catalogue: Catalogue): Inventory {
  const selectAll = database.prepare('SELECT variant_id, stock FROM inventory')
  const selectOne = database.prepare('SELECT stock FROM inventory WHERE variant_id = ?')
  const lower = database.prepare('UPDATE inventory SET stock = stock - ? WHERE variant_id = ?')
  const mirror = new Map<number, number | null>()
  let revision = 0

  function reload(): void {
    revision += 1
    mirror.clear()
    for (const row of selectAll.iterate()) mirror.set(Number(row.variant_id), toStock(row.stock))
  }
  function stockOf(variantId: number): number | null {
    const stock = mirror.get(variantId)
    return stock === undefined ? 0 : stock
  }
  function mostOf(variantId: number): number | null {
    const variant = catalogue.findVariant(variantId)
    if (variant === null) return 0
    const stock = stockOf(variantId)
    return stock === null || variant.continueSelling ? null : Math.max(0, stock)
  }
  function take(variantId: number, quantity: number): boolean {
    const variant = catalogue.findVariant(variantId)
    const row = selectOne.get(variantId)
    if (variant === null || row === undefined) return false
    const stock = toStock(row.stock)
    if (stock === null) return true
    if (stock < quantity && !variant.continueSelling) return false
    lower.run(quantity, variantId)
    revision += 1
    mirror.set(variantId, stock - quantity)
    return true
  }
  reload()
  return {
    stockOf,
    mostOf,
    isForSale: (variantId) => mostOf(variantId) !== 0,
    take,
    revision: () => revision,
    reload,
  }
}

function toStock(value: unknown): number | null {
  return value === null ? null : Number(value)
}
