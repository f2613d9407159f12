import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import type { CatalogueSource } from '../catalogue/open-catalogue-file.ts'
import { toCurrency, toMinorUnits } from './currency.ts'
import { followFile } from './merchant-values.ts'
import { inTransaction } from './open-database.ts'

/** A catalogue, and how often a different one was loaded into the database. */
export type LoadedCatalogue = { readonly file: CatalogueFile; readonly revision: number }

/**
 * Reads the catalogue and updates the database: every new variant gets its stock, every new gift card its balance.
 * Known stock and balances stay, since sales have changed them.
 *
 * @throws CatalogueError when the catalogue is invalid; the database is then unchanged
 */
export function loadCatalogue(
  database: DatabaseSync,
  source: CatalogueSource,
  now: Date,
): LoadedCatalogue {
  const present = database.prepare('SELECT hash, revision, currency FROM catalogue').get()
  const file = source.read()
  const before = Number(present?.revision ?? 0)
  if (present?.hash === source.digest) return { file, revision: before }
  const { currencyCode } = file.shop
  inTransaction(database, () => {
    // Balances and prices in another currency are meaningless.
    if (present !== undefined && present.currency !== currencyCode)
      database.exec(`DELETE FROM gift_cards; ${noPrices}`)
    database
      .prepare(
        'INSERT OR REPLACE INTO catalogue (id, hash, revision, loaded_at, currency) VALUES (1, ?, ?, ?, ?)',
      )
      .run(source.digest, before + 1, now.toISOString(), currencyCode)
    addStock(database, file)
    followFile(database, file, now)
    addGiftCards(database, file)
  })
  return { file, revision: before + 1 }
}

const noPrices = `DELETE FROM merchant_values WHERE field <> 'lowLine'`

function addStock(database: DatabaseSync, file: CatalogueFile): void {
  const variants = file.products.flatMap((product) =>
    product.variants.map(({ id, stock }) => [id, stock]),
  )
  // One statement for all variants: it takes milliseconds for tens of thousands.
  database
    .prepare(
      `INSERT INTO inventory (variant_id, stock)
       SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true
       ON CONFLICT (variant_id) DO UPDATE SET stock = excluded.stock
       WHERE (inventory.stock IS NULL) <> (excluded.stock IS NULL)`,
    )
    .run(JSON.stringify(variants))
}

function addGiftCards(database: DatabaseSync, file: CatalogueFile): void {
  const insert = database.prepare('INSERT OR IGNORE INTO gift_cards (code, balance) VALUES (?, ?)')
  const currency = toCurrency(file.shop.currencyCode)
  for (const { code, balance } of file.giftCards)
    insert.run(code.toUpperCase(), toMinorUnits(balance, currency))
}
