import type { DatabaseSync } from 'node:sqlite'
import type { Catalogue } from './catalogue.ts'
import { createStockEvents, type StockEvent } from './stock-events.ts'

export type Inventory = ReturnType<typeof createInventory>

type StockObserver = { isDue(): boolean; onReload(): void }

export type StockCause = Pick<StockEvent, 'who' | 'cause' | 'at' | 'form'>

/**
 * Stock is stored in the database and mirrored in memory, since catalogue pages read it often.
 * @param about the catalogue's variants; `isDue`: whether they must be read again; `onReload` is called when variants may
 *   have changed: by another process, in a rolled-back transaction, by prices, or by a publication
 */
export function createInventory(
  database: DatabaseSync,
  about: Pick<Catalogue, 'findVariant'> & StockObserver,
) {
  const { read, write, ...shared } = openStocks(database, about)
  const events = createStockEvents(database)

  /** The largest quantity that can be bought; null without a limit. */
  function maxQuantityOf(variantId: number): number | null {
    const variant = about.findVariant(variantId)
    if (variant === null) return 0
    const stock = shared.stockOf(variantId)
    return stock === null || variant.continueSelling ? null : Math.max(0, stock)
  }

  /** Sets the stock of a variant whose stock is counted; call it inside a transaction. */
  function set(variantId: number, after: number, why: StockCause): void {
    const before = read(variantId) ?? null
    write(variantId, after)
    events.add({ variantId, field: 'stock', before, after, ...why })
  }

  return {
    ...shared,
    maxQuantityOf,
    set,
    /** Whether at least one unit can be bought. */
    isForSale: (variantId: number) => maxQuantityOf(variantId) !== 0,
    /** Takes units out of stock, inside a transaction. @returns false, with nothing taken, when there are not enough */
    take(variantId: number, quantity: number): boolean {
      const variant = about.findVariant(variantId)
      const stock = read(variantId)
      if (variant === null || stock === undefined) return false
      if (stock === null) return true
      if (stock < quantity && !variant.continueSelling) return false
      write(variantId, stock - quantity)
      return true
    },
    /** Puts units back, inside a transaction. @returns false, with nothing changed, when stock is not counted */
    putBack(variantId: number, quantity: number, why: StockCause): boolean {
      const before = read(variantId) ?? null
      if (before !== null) set(variantId, before + quantity, why)
      return before !== null
    },
  }
}

/** The table with its mirror. Callers write inside a transaction in which they have read the stock. */
function openStocks(database: DatabaseSync, { isDue, onReload }: StockObserver) {
  const table = openTable(database)
  const changes = watchStock(database)
  let mirror = table.readAll()
  let revision = 0
  let writes = 0

  function reload(): void {
    revision += 1
    writes += 1
    changes.note()
    mirror = table.readAll()
    onReload()
  }
  const follow = () => void ((changes.isNew() || isDue()) && reload())
  reload()
  return {
    read: table.read,
    /** Units left; null when stock is not tracked, 0 for an unknown variant. */
    stockOf(variantId: number): number | null {
      const stock = mirror.get(variantId)
      return stock === undefined ? 0 : stock
    },
    write(variantId: number, stock: number): void {
      writes += 1
      table.write(variantId, stock)
      revision += 1
      mirror.set(variantId, stock)
    },
    /** Reads the stock again if another process has changed it. */
    follow,
    /** A number that changes whenever any stock may have changed, in this process or another. */
    revision: () => {
      follow()
      return revision
    },
    /** Counts writes and reloads of stock. If a transaction that raised it is rolled back, call `reload`. */
    writes: () => writes,
    /** Reads the stock again, and calls `onReload`; call it at the end of a transaction that set prices. */
    reload,
  }
}

/** Stock by variant: null when it is not tracked, undefined for an unknown variant. */
function openTable(database: DatabaseSync) {
  const selectAll = database.prepare('SELECT variant_id, stock FROM inventory')
  const selectOne = database.prepare('SELECT stock FROM inventory WHERE variant_id = ?')
  const update = database.prepare('UPDATE inventory SET stock = ? WHERE variant_id = ?')
  return {
    readAll: () =>
      new Map(
        selectAll.all().map(({ variant_id: id, stock }) => [Number(id), toStock(stock)] as const),
      ),
    read: (variantId: number) => {
      const row = selectOne.get(variantId)
      return row && toStock(row.stock)
    },
    write: (variantId: number, stock: number) => void update.run(stock, variantId),
  }
}

/** Detects stock changes of other processes: a sale adds an order, and every other change adds an event. */
function watchStock(database: DatabaseSync) {
  // Changes when another connection commits.
  const version = database.prepare('PRAGMA data_version')
  const last = database.prepare(
    `SELECT (SELECT coalesce(max(id), 0) FROM orders) AS orders,
            (SELECT coalesce(max(id), 0) FROM stock_events) AS events`,
  )
  const read = () => Number(version.get()?.data_version)
  const readLast = () => {
    const { orders, events } = last.get() ?? {}
    return `${orders} ${events}`
  }
  let noted = { version: -1, last: '' }
  return {
    /** Whether any stock was changed since the last `note`. */
    isNew(): boolean {
      const now = read()
      if (now === noted.version) return false
      noted = { ...noted, version: now }
      return readLast() !== noted.last
    },
    note(): void {
      noted = { version: read(), last: readLast() }
    },
  }
}

function toStock(value: unknown): number | null {
  return value === null ? null : Number(value)
}
