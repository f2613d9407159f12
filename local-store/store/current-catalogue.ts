import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import {
  type Catalogue,
  createCatalogue,
  type StoreProduct,
  type StoreVariant,
  type Upcoming,
  withFinders,
} from './catalogue.ts'
import type { LoadedCatalogue } from './load-catalogue.ts'
import { toMarketCatalogue } from './market-catalogue.ts'
import { marketOf } from './markets.ts'
import type { MerchantValues, VariantValues } from './merchant-values.ts'

/** What is published of the file, with the merchant's prices applied. */
export type CurrentCatalogue = {
  get(): Catalogue
  /** With the prices of a country's market. */
  for(countryCode: string): Catalogue
  /** With the file's prices. */
  inFile(): Catalogue
  /** Whether something is to be published since the last `renew`. */
  isDue(): boolean
  /** Call it when prices have changed or publications are due. */
  renew(): void
}

export function createCurrentCatalogue(
  { file, revision }: LoadedCatalogue,
  values: Pick<MerchantValues, 'of' | 'variantIds'>,
  now: () => Date,
): CurrentCatalogue {
  /** Null when nothing is left to publish, so that the parsed file does not stay in memory. */
  let unpublished: CatalogueFile | null = null
  let dueAt = Number.POSITIVE_INFINITY
  const isDue = () => unpublished !== null && now().getTime() >= dueAt
  function publish(from: CatalogueFile): Catalogue {
    const catalogue = createCatalogue(from, revision, now())
    dueAt = earliest(catalogue.upcoming)
    unpublished = Number.isFinite(dueAt) ? from : null
    return catalogue
  }
  let inFile = publish(file)
  let home = withPrices(inFile, values)
  let byMarket = new Map([[home.market, home]])
  return {
    get: () => home,
    for(countryCode) {
      const market = marketOf(countryCode, home.markets)
      // A market's catalogue is created for its first buyer.
      const catalogue = byMarket.get(market) ?? toMarketCatalogue(home, market)
      byMarket.set(market, catalogue)
      return catalogue
    },
    inFile: () => inFile,
    isDue,
    renew() {
      if (unpublished !== null && isDue()) inFile = publish(unpublished)
      home = withPrices(inFile, values)
      byMarket = new Map([[home.market, home]])
    },
  }
}

/** The first publication, in milliseconds since 1970; infinite for none. */
function earliest({ products, articles }: Upcoming): number {
  return [...products, ...articles].reduce(
    (first, { publishedAt }) => Math.min(first, Date.parse(publishedAt)),
    Number.POSITIVE_INFINITY,
  )
}

/** Products with unchanged prices stay the same objects, so that whatever was created from them is reused. */
function withPrices(
  file: Catalogue,
  { of: valuesOf, variantIds }: Pick<MerchantValues, 'of' | 'variantIds'>,
): Catalogue {
  const changed = new Map<number, StoreProduct>()
  for (const variantId of variantIds()) {
    const productId = file.findVariant(variantId)?.productId ?? null
    const product =
      productId === null || changed.has(productId) ? null : file.findProduct(productId)
    if (product === null) continue
    const variants = product.variants.map((variant) => priced(variant, valuesOf(variant.id)))
    changed.set(product.id, { ...product, variants })
  }
  if (changed.size === 0) return file
  const current = (product: StoreProduct) => changed.get(product.id) ?? product
  return withFinders({
    ...file,
    products: file.products.map(current),
    collections: file.collections.map((collection) => ({
      ...collection,
      products: collection.products.map(current),
    })),
  })
}

function priced(variant: StoreVariant, values: VariantValues): StoreVariant {
  const { price = variant.price, compareAtPrice = variant.compareAtPrice } = values
  // A merchant's price is never null.
  return { ...variant, price: price ?? variant.price, compareAtPrice }
}
