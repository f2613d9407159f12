import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openToRead } from '#platform/open-to-read.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import { picturePath } from '../cdn/picture-address.ts'
import { toCodeKey } from '../store/code-key.ts'
import { type Currency, toCurrency } from '../store/currency.ts'
import { createMerchantValues, type VariantValues } from '../store/merchant-values.ts'
import { databaseVersion } from '../store/open-database.ts'
import { createOrderProgress } from '../store/order-progress.ts'
import { toOrder } from '../store/orders.ts'
import { toDecimal } from './decimal-amount.ts'
import { writeCustomers } from './write-customers.ts'
import { writeDiscounts } from './write-discounts.ts'
import { type ExportedOrder, writeOrders } from './write-orders.ts'
import { writeProducts } from './write-products.ts'

export type ExportRequest = {
  readonly catalogue: CatalogueFile
  /** The local store's database, opened read-only; a missing one has no sales. */
  readonly databaseFile: string
  /** Public URL of the local store, for example `https://shop.example/local-store`: for pictures. */
  readonly storeAddress: string
}

export type ExportedFile = {
  readonly name: string
  readonly text: string
  /** Number of products, codes, customers or orders. */
  readonly count: number
}

/**
 * The local store as the provider's import files: products with current stock, codes, customers, orders. The shop may
 * keep selling meanwhile.
 * @param remark receives sentences about what the provider's format cannot express
 * @throws OperatorError when the database cannot be read
 */
export function exportStore(
  { catalogue, databaseFile, storeAddress }: ExportRequest,
  remark: (sentence: string) => void,
): ExportedFile[] {
  const { stock, uses, orders, values } = readDatabase(databaseFile)
  const { discounts, shop } = catalogue
  const currency = toCurrency(shop.currencyCode)
  const products = withMerchantPrices(catalogue.products, values, currency)
  const customers = writeCustomers(orders, currency)
  const text = writeProducts(products, {
    // The original picture, not one of the sizes and formats for shoppers.
    pictureAddress: (file) => `${storeAddress}${picturePath(file)}?format=original`,
    stockOf: ({ id, stock: initial }) => (stock.has(id) ? (stock.get(id) ?? null) : initial),
    remark,
  })
  const codes = writeDiscounts(discounts, (code) => uses.get(toCodeKey(code)) ?? 0)
  return [
    { name: 'products.csv', text, count: products.length },
    { name: 'discounts.csv', text: codes, count: discounts.length },
    { name: 'customers.csv', ...customers },
    { name: 'orders.csv', text: writeOrders(orders), count: orders.length },
  ]
}

/** Applies the prices that the merchant set instead of the file's. */
function withMerchantPrices(
  products: CatalogueFile['products'],
  valuesOf: Sold['values'],
  currency: Currency,
): CatalogueFile['products'] {
  const toText = (units: number | null) => (units === null ? null : toDecimal(units, currency))
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => {
      const { price, compareAtPrice } = valuesOf(variant.id)
      return {
        ...variant,
        price: toText(price ?? null) ?? variant.price,
        compareAtPrice:
          compareAtPrice === undefined ? variant.compareAtPrice : toText(compareAtPrice),
      }
    }),
  }))
}

type Sold = {
  readonly stock: ReadonlyMap<number, number | null>
  readonly uses: ReadonlyMap<string, number>
  readonly orders: readonly ExportedOrder[]
  readonly values: (variantId: number) => VariantValues
}

function readDatabase(file: string): Sold {
  if (!existsSync(file))
    return { stock: new Map(), uses: new Map(), orders: [], values: () => ({}) }
  try {
    const database = openToRead(file)
    try {
      // One transaction, so that all reads see the same state.
      database.exec('BEGIN')
      return readSold(database)
    } finally {
      database.close()
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`The database ${file} cannot be read: ${reason}`, { cause })
  }
}

function readSold(database: DatabaseSync): Sold {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version !== databaseVersion)
    throw new Error(
      'it was written by another version of the shop; start this one once, then export',
    )
  const stock = database.prepare('SELECT variant_id, stock FROM inventory').all()
  const uses = database
    .prepare('SELECT code, count(*) AS uses FROM discount_uses GROUP BY code')
    .all()
  const orders = database.prepare('SELECT id, record FROM orders ORDER BY id').all()
  const progress = createOrderProgress(database)
  return {
    stock: new Map(
      stock.map((row) => [Number(row.variant_id), row.stock === null ? null : Number(row.stock)]),
    ),
    uses: new Map(uses.map((row) => [String(row.code), Number(row.uses)])),
    values: createMerchantValues(database).of,
    orders: orders.map((row) => ({ ...toOrder(row), progress: progress.get(Number(row.id)) })),
  }
}
