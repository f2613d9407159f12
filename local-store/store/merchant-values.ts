import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import { toCurrency, toMinorUnits } from './currency.ts'
import { createStockEvents } from './stock-events.ts'

/** The values that a merchant can set in place of the catalogue file's, as stored; `lowLine` is the low-stock level. */
export type MerchantField = 'price' | 'compareAtPrice' | 'lowLine'

/** Minor units of the shop's currency, or units of goods; null for none. If missing, the file's value applies. */
export type VariantValues = Readonly<Partial<Record<MerchantField, number | null>>>

export type MerchantValues = {
  /** The values of a variant; empty if none are set. */
  of(variantId: number): VariantValues
  variantIds(): Iterable<number>
  /** @param fileValue the file's value; when it changes, the file's new value applies */
  set(variantId: number, field: MerchantField, value: number | null, fileValue: number | null): void
  reset(variantId: number, field: MerchantField): void
  /** Reads the values again if any has changed. @returns whether one has changed */
  reload(): boolean
}

/** The values in the database, mirrored in memory. A caller that sets one also writes its event. */
export function createMerchantValues(database: DatabaseSync): MerchantValues {
  const select = database.prepare('SELECT variant_id, field, value FROM merchant_values')
  const lastEvent = database.prepare(
    `SELECT coalesce(max(id), 0) AS id FROM stock_events WHERE field <> 'stock'`,
  )
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO merchant_values (variant_id, field, value, file_value) VALUES (?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM merchant_values WHERE variant_id = ? AND field = ?')
  let mirror = new Map<number, VariantValues>()
  let loadedEvent = -1

  function reload(): boolean {
    const last = Number(lastEvent.get()?.id)
    if (last === loadedEvent) return false
    loadedEvent = last
    mirror = new Map()
    for (const { variant_id, field, value } of select.iterate()) {
      const id = Number(variant_id)
      const amount = value === null ? null : Number(value)
      mirror.set(id, { ...mirror.get(id), [String(field)]: amount })
    }
    return true
  }
  reload()
  return {
    of: (variantId) => mirror.get(variantId) ?? {},
    variantIds: () => mirror.keys(),
    set: (variantId, field, value, fileValue) =>
      void upsert.run(variantId, field, value, fileValue),
    reset: (variantId, field) => void remove.run(variantId, field),
    reload,
  }
}

/**
 * Drops each price of the merchant whose value in the file has changed since: the later change wins. Runs in the
 * transaction that saves the file.
 */
export function followFile(database: DatabaseSync, file: CatalogueFile, at: Date): void {
  const currency = toCurrency(file.shop.currencyCode)
  const toUnits = (amount: string | null) =>
    amount === null ? null : toMinorUnits(amount, currency)
  const inFile = new Map(
    file.products.flatMap(({ variants }) =>
      variants.map(({ id, price, compareAtPrice }) => [
        id,
        { price: toUnits(price), compareAtPrice: toUnits(compareAtPrice) },
      ]),
    ),
  )
  const rows = database.prepare(`SELECT * FROM merchant_values WHERE field <> 'lowLine'`).all()
  const remove = database.prepare('DELETE FROM merchant_values WHERE variant_id = ? AND field = ?')
  const events = createStockEvents(database)
  for (const { variant_id, field: name, value, file_value } of rows) {
    const variantId = Number(variant_id)
    const field = name === 'price' ? 'price' : 'compareAtPrice'
    const after = inFile.get(variantId)?.[field]
    if (after === undefined || after === toNumber(file_value)) continue
    remove.run(variantId, field)
    const before = toNumber(value)
    events.add({ variantId, field, before, after, at, who: '', cause: 'catalogue file' })
  }
}

const toNumber = (value: unknown) => (value === null ? null : Number(value))
