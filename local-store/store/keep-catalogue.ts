import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import { toCurrency, toMinorUnits } from './currency.ts'
import { inTransaction } from './open-database.ts'

/**
 * Puts the catalogue into the database, so that the database alone can say what its carts and
 * orders are about. Does nothing when it is the one already there; otherwise it replaces the old
 * one as a whole. Stock and gift card balances already known stay: they have been sold from.
 *
 * @returns the catalogue's revision
 */
export function keepCatalogue(database: DatabaseSync, file: CatalogueFile, now: Date): number {
  const document = JSON.stringify(file)
  const digest = hash('sha256', document)
  const present = database
    .prepare("SELECT hash, revision, document ->> '$.shop.currencyCode' AS currency FROM catalogue")
    .get()
  if (present?.hash === digest) return Number(present.revision)
  const revision = Number(present?.revision ?? 0) + 1
  inTransaction(database, () => {
    database
      .prepare(
        'INSERT OR REPLACE INTO catalogue (id, hash, revision, loaded_at, document) VALUES (1, ?, ?, ?, ?)',
      )
      .run(digest, revision, now.toISOString(), document)
    addStock(database, file)
    // Balances in another currency mean nothing in this one.
    if (present !== undefined && present.currency !== file.shop.currencyCode)
      database.exec('DELETE FROM gift_cards')
    addGiftCards(database, file)
  })
  return revision
}

function addStock(database: DatabaseSync, file: CatalogueFile): void {
  const insert = database.prepare(
    `INSERT INTO inventory (variant_id, stock) VALUES (?1, ?2)
     ON CONFLICT (variant_id) DO UPDATE SET stock = excluded.stock
     WHERE (inventory.stock IS NULL) <> (excluded.stock IS NULL)`,
  )
  for (const product of file.products)
    for (const variant of product.variants) insert.run(variant.id, variant.stock)
}

function addGiftCards(database: DatabaseSync, file: CatalogueFile): void {
  const insert = database.prepare('INSERT OR IGNORE INTO gift_cards (code, balance) VALUES (?, ?)')
  const currency = toCurrency(file.shop.currencyCode)
  for (const { code, balance } of file.giftCards)
    insert.run(code.toUpperCase(), toMinorUnits(balance, currency))
}
