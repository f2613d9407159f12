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
  /** Reads the stock again if another process has sold something. */
  follow(): void
  /** Another number whenever any stock may have changed, in this process or another. */
  revision(): number
  /** How often `take` was called: a transaction that did is to be followed by `reload` if it is rolled back. */
  takes(): number
  reload(): void
}

/** Stock is kept in the database and mirrored in memory, since catalogue pages read it often. */
export function createInventory(database: DatabaseSync, catalogue: Catalogue): Inventory {
  const table = openTable(database)
  let mirror = table.readAll()
  let revision = 0
  let takes = 0
  const sales = watchSales(database)

  function reload(): void {
    revision += 1
    sales.note()
    mirror = table.readAll()
  }
  const stockOf = (variantId: number) => {
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
    const stock = table.read(variantId)
    takes += 1
    if (variant === null || stock === undefined) return false
    if (stock === null) return true
    if (stock < quantity && !variant.continueSelling) return false
    table.lower(variantId, quantity)
    revision += 1
    mirror.set(variantId, stock - quantity)
    return true
  }
  const follow = () => void (sales.isNew() && reload())
  reload()
  return {
    stockOf,
    mostOf,
    isForSale: (variantId) => mostOf(variantId) !== 0,
    take,
    follow,
    revision: () => {
      follow()
      return revision
    },
    takes: () => takes,
    reload,
  }
}

/** Stock by variant: null when it is not tracked, undefined for an unknown variant. */
function openTable(database: DatabaseSync) {
  const selectAll = database.prepare('SELECT variant_id, stock FROM inventory')
  const selectOne = database.prepare('SELECT stock FROM inventory WHERE variant_id = ?')
  const lower = database.prepare('UPDATE inventory SET stock = stock - ? WHERE variant_id = ?')
  return {
    readAll: () =>
      new Map(
        selectAll.all().map(({ variant_id: id, stock }) => [Number(id), toStock(stock)] as const),
      ),
    read: (variantId: number) => {
      const row = selectOne.get(variantId)
      return row && toStock(row.stock)
    },
    lower: (variantId: number, quantity: number) => void lower.run(quantity, variantId),
  }
}

/** Notices what other processes sell. Only orders take stock, so nothing else that they write matters. */
function watchSales(database: DatabaseSync) {
  // Changes when another connection has committed anything.
  const version = database.prepare('PRAGMA data_version')
  const lastOrder = database.prepare('SELECT coalesce(max(id), 0) AS id FROM orders')
  const read = () => Number(version.get()?.data_version)
  const readOrder = () => Number(lastOrder.get()?.id)
  let known = { version: -1, order: -1 }
  return {
    /** Whether anything was sold since the last `note`. */
    isNew(): boolean {
      const now = read()
      if (now === known.version) return false
      known = { ...known, version: now }
      return readOrder() !== known.order
    },
    note(): void {
      known = { version: read(), order: readOrder() }
    },
  }
}

function toStock(value: unknown): number | null {
  return value === null ? null : Number(value)
}
