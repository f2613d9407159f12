import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import type { CatalogueSource } from '../catalogue/read-catalogue.ts'
import { toCurrency, toMinorUnits } from './currency.ts'
import { inTransaction } from './open-database.ts'

/** The catalogue that the database holds now, and how often it was replaced. */
export type KeptCatalogue = { readonly file: CatalogueFile; readonly revision: number }

/**
 * Puts the catalogue into the database, so that the database alone can say what its carts and
 * orders are about. When it is the one already there, it is taken from there, checked as it was;
 * otherwise it replaces the old one as a whole. Stock and gift card balances already known stay:
 * they have been sold from.
 *
 * @throws CatalogueError when another catalogue breaks a rule; the old one then stays
 */
export function keepCatalogue(
  database: DatabaseSync,
  source: CatalogueSource,
  now: Date,
): KeptCatalogue {
  const present = database.prepare('SELECT hash, revision FROM catalogue').get()
  if (present?.hash === source.digest) return readKept(database)
  const file = source.read()
  const revision = Number(present?.revision ?? 0) + 1
  inTransaction(database, () => {
    // Balances in another currency mean nothing in this one.
    if (present !== undefined && readCurrency(database) !== file.shop.currencyCode)
      database.exec('DELETE FROM gift_cards')
    database
      .prepare(
        'INSERT OR REPLACE INTO catalogue (id, hash, revision, loaded_at, document) VALUES (1, ?, ?, ?, ?)',
      )
      .run(source.digest, revision, now.toISOString(), JSON.stringify(file))
    addStock(database, file)
    addGiftCards(database, file)
  })
  return { file, revision }
}

function readKept(database: DatabaseSync): KeptCatalogue {
  const kept = database.prepare('SELECT revision, document FROM catalogue').get()
  // The document was written by `keepCatalogue`, which takes nothing but a checked catalogue.
  const file = JSON.parse(String(kept?.document)) as CatalogueFile
  return { file, revision: Number(kept?.revision) }
}

function readCurrency(database: DatabaseSync): unknown {
  return database.prepare("SELECT document ->> '$.shop.currencyCode' AS code FROM catalogue").get()
    ?.code
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
