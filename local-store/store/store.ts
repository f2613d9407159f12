import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '#platform/make-data-folder.ts'
import { leaveWaitingToRetries } from '#platform/open-database-file.ts'
import type { CatalogueSource } from '../catalogue/open-catalogue-file.ts'
import { type CartStore, createCartStore, purgeCarts } from './carts.ts'
import type { Catalogue } from './catalogue.ts'
import { toCodeKey } from './code-key.ts'
import { type CurrentCatalogue, createCurrentCatalogue } from './current-catalogue.ts'
import { createDiscountUsage, type DiscountUsage } from './discount-usage.ts'
import { createGiftCards, type GiftCards } from './gift-cards.ts'
import { createInventory, type Inventory } from './inventory.ts'
import { type LoadedCatalogue, loadCatalogue } from './load-catalogue.ts'
import { createMerchantValues, type MerchantValues } from './merchant-values.ts'
import { inTransaction, openDatabase } from './open-database.ts'
import { createOrderProgress, type OrderProgressTable } from './order-progress.ts'
import { priceCart } from './price-cart.ts'
import type { PricingContext } from './pricing-context.ts'
import type { CartRecord, PricedCart } from './records.ts'

/** The local store's data: one SQLite file, with catalogue and stock mirrored in memory. */
export type Store = {
  /** The current catalogue; a new object after prices change or something is published. */
  readonly catalogue: Catalogue
  /** The catalogue with the file's prices. */
  readonly fileCatalogue: Catalogue
  readonly merchantValues: MerchantValues
  readonly carts: CartStore
  readonly inventory: Inventory
  readonly giftCards: GiftCards
  readonly discountUsage: DiscountUsage
  readonly orderProgress: OrderProgressTable
  readonly database: DatabaseSync
  now(): Date
  /** The catalogue with the prices of a country's market. */
  catalogueFor(countryCode: string): Catalogue
  /**
   * The cart with its current sums in the currency of the buyer's country, both in the API and in the checkout; writes
   * nothing.
   * @param isDelivered false leaves delivery out
   */
  price(cart: CartRecord, isDelivered?: boolean): PricedCart
  /** Units left; null when stock is not tracked, 0 for an unknown variant. */
  stockOf(variantId: number): number | null
  /**
   * Runs `work` in one transaction, with the current stock, and rolls it back when `work` throws. While another
   * process writes, it throws SQLITE_BUSY before `work` starts (`retry-while-busy.ts`).
   */
  transaction<Result>(work: () => Result): Result
  /** Deletes abandoned carts in small steps, and serves requests in between; stops when the store closes. */
  purgeCarts(): Promise<void>
  close(): void
}

type StoreOptions = {
  /** Folder of the database, created when missing. */
  readonly dataDir: string
  readonly catalogue: CatalogueSource
  readonly now: () => Date
}

/** How long an unchanged cart is kept. */
const cartLifeDays = 30

/**
 * Opens the store in `dataDir`. A different catalogue replaces the previous one as a whole; known
 * stock and gift card balances stay.
 *
 * @throws Error when the folder is not writable or the database has a newer version
 */
export function createStore({ dataDir, catalogue: source, now }: StoreOptions): Store {
  makeDataFolder(dataDir)
  const database = openDatabase(join(dataDir, 'store.sqlite'))
  const loaded = openCatalogue(database, source, now())
  const carts = createCartStore(database, now)
  const merchantValues = createMerchantValues(database)
  const { published, inventory } = openStock(database, loaded, { merchantValues, now })
  const giftCards = createGiftCards(database, loaded.file.giftCards, now)
  const discountUsage = createDiscountUsage(database)
  const contextOf = (priced: Catalogue): PricingContext => ({
    now: now(),
    market: priced.market,
    deliveryRates: priced.deliveryRates,
    findVariant: priced.findVariant,
    findDiscount: (code) => priced.discounts.get(toCodeKey(code)) ?? null,
    findGiftCard: giftCards.find,
    usage: discountUsage,
  })
  leaveWaitingToRetries(database)
  return {
    get catalogue() {
      return published().get()
    },
    get fileCatalogue() {
      return published().inFile()
    },
    merchantValues,
    carts,
    inventory,
    giftCards,
    discountUsage,
    orderProgress: createOrderProgress(database),
    database,
    now,
    catalogueFor: (countryCode) => published().for(countryCode),
    price: (cart, isDelivered) =>
      priceCart(cart, contextOf(published().for(cart.countryCode)), isDelivered),
    stockOf: inventory.stockOf,
    transaction: createTransaction(database, inventory),
    purgeCarts: async () => {
      const before = new Date(now().getTime() - cartLifeDays * 86_400_000)
      await purgeCarts(carts, before, () => database.isOpen)
    },
    close: () => database.close(),
  }
}

/** The inventory, and the catalogue as published and priced at the moment of the call. */
function openStock(
  database: DatabaseSync,
  loaded: LoadedCatalogue,
  { merchantValues, now }: Pick<Store, 'merchantValues' | 'now'>,
): { readonly inventory: Inventory; published(): CurrentCatalogue } {
  const current = createCurrentCatalogue(loaded, merchantValues, now)
  const inventory = createInventory(database, {
    findVariant: (id) => current.inFile().findVariant(id),
    isDue: current.isDue,
    onReload() {
      if (merchantValues.reload() || current.isDue()) current.renew()
    },
  })
  return {
    inventory,
    published() {
      // The inventory renews the catalogue, and its revision clears cached responses.
      if (current.isDue()) inventory.reload()
      return current
    },
  }
}

function createTransaction(database: DatabaseSync, inventory: Inventory): Store['transaction'] {
  return (work) => {
    const writes = inventory.writes()
    try {
      return inTransaction(database, () => {
        inventory.follow()
        return work()
      })
    } catch (fault) {
      if (!database.isTransaction && inventory.writes() !== writes) inventory.reload()
      throw fault
    }
  }
}

/** Opens the catalogue; an invalid one closes the database. */
function openCatalogue(
  database: DatabaseSync,
  source: CatalogueSource,
  now: Date,
): LoadedCatalogue {
  try {
    return loadCatalogue(database, source, now)
  } catch (fault) {
    database.close()
    throw fault
  }
}
