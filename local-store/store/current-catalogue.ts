import { type Catalogue, type StoreProduct, type StoreVariant, withFinders } from './catalogue.ts'
import { toMarketCatalogue } from './market-catalogue.ts'
import { marketOf } from './markets.ts'
import type { MerchantValues, VariantValues } from './merchant-values.ts'

/** The catalogue of the file, with the merchant's prices applied. */
export type CurrentCatalogue = {
  get(): Catalogue
  /** With the prices of a country's market. */
  for(countryCode: string): Catalogue
  /** Call it when prices have changed. */
  renew(): void
}

export function createCurrentCatalogue(
  file: Catalogue,
  values: Pick<MerchantValues, 'of' | 'variantIds'>,
): CurrentCatalogue {
  let home = withPrices(file, values)
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
    renew() {
      home = withPrices(file, values)
      byMarket = new Map([[home.market, home]])
    },
  }
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
