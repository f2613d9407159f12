import { type Catalogue, type StoreVariant, withFinders } from './catalogue.ts'
import type { StoreDiscount, StoreDiscountKind } from './catalogue-discounts.ts'
import { toMinorUnits } from './currency.ts'
import { exchange, type StoreMarket } from './markets.ts'

/**
 * The catalogue as buyers of another market see it: with the market's prices where variants have them, and
 * everything else converted at its rate.
 */
export function toMarketCatalogue(home: Catalogue, market: StoreMarket): Catalogue {
  const convert = (units: number) => exchange(units, market)
  const products = home.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, ...pricesIn(variant, market) })),
  }))
  const byId = new Map(products.map((product) => [product.id, product]))
  return withFinders({
    ...home,
    market,
    currency: market.currency,
    products,
    collections: home.collections.map((collection) => ({
      ...collection,
      products: collection.products.flatMap(({ id }) => byId.get(id) ?? []),
    })),
    deliveryRates: home.deliveryRates.map((rate) => ({
      ...rate,
      price: convert(rate.price),
      minimumSubtotal: orNull(rate.minimumSubtotal, convert),
    })),
    discounts: new Map(
      Array.from(home.discounts, ([code, discount]) => [code, toDiscount(discount, convert)]),
    ),
  })
}

function pricesIn(
  variant: StoreVariant,
  market: StoreMarket,
): Pick<StoreVariant, 'price' | 'compareAtPrice'> {
  const marketPrice = variant.marketPrices.find((each) => each.market === market.handle)
  if (marketPrice === undefined)
    return {
      price: exchange(variant.price, market),
      compareAtPrice: orNull(variant.compareAtPrice, (units) => exchange(units, market)),
    }
  return {
    price: toMinorUnits(marketPrice.price, market.currency),
    compareAtPrice:
      marketPrice.compareAtPrice === null
        ? null
        : toMinorUnits(marketPrice.compareAtPrice, market.currency),
  }
}

type Convert = (units: number) => number

function orNull(units: number | null, convert: Convert): number | null {
  return units === null ? null : convert(units)
}

function toDiscount(discount: StoreDiscount, convert: Convert): StoreDiscount {
  return {
    ...discount,
    minimumSubtotal: orNull(discount.minimumSubtotal, convert),
    kind: toKind(discount.kind, convert),
  }
}

function toKind(kind: StoreDiscountKind, convert: Convert): StoreDiscountKind {
  switch (kind.type) {
    case 'percentage':
      return kind
    case 'fixed':
      return { ...kind, amount: convert(kind.amount) }
    case 'buyXGetY':
      return kind.off.type === 'percentage'
        ? kind
        : { ...kind, off: { type: 'fixed', amount: convert(kind.off.amount) } }
    case 'freeDelivery':
      return { ...kind, maximumRate: orNull(kind.maximumRate, convert) }
  }
}
