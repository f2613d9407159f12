import { type JsonPath, type LazyPath, type Refuse, refuseRepeated } from './catalogue-error.ts'
import type { CatalogueFile, CatalogueMarket, CatalogueVariant } from './catalogue-file.ts'
import { decimalFault } from './check-amounts.ts'

/**
 * Checks that no two markets share a handle or a country, and that prices name a market and have no more decimals
 * than its currency.
 */
export function checkMarkets({ shop, markets, products }: CatalogueFile, refuse: Refuse): void {
  const handles = new Map<string | number, LazyPath>()
  const countries = new Map<string | number, LazyPath>()
  for (const [position, { handle, countries: codes }] of markets.entries()) {
    const path = ['markets', position]
    refuseRepeated(
      handles,
      handle,
      () => [...path, 'handle'],
      () => `handle "${handle}"`,
      refuse,
    )
    for (const [index, code] of codes.entries()) {
      const codePath = [...path, 'countries', index]
      if (code === shop.countryCode) refuse(codePath, `"${code}" is the country of the shop itself`)
      refuseRepeated(
        countries,
        code,
        () => codePath,
        () => `country "${code}"`,
        refuse,
      )
    }
  }
  const byHandle = new Map(markets.map((market) => [market.handle, market]))
  for (const [position, { variants }] of products.entries())
    for (const [index, variant] of variants.entries())
      if (variant.marketPrices.length > 0)
        checkPrices(variant, ['products', position, 'variants', index], byHandle, refuse)
}

function checkPrices(
  { marketPrices }: CatalogueVariant,
  path: JsonPath,
  markets: ReadonlyMap<string, CatalogueMarket>,
  refuse: Refuse,
): void {
  const seen = new Map<string | number, LazyPath>()
  for (const [position, { market: handle, price, compareAtPrice }] of marketPrices.entries()) {
    const pricePath = [...path, 'marketPrices', position]
    const market = markets.get(handle)
    if (market === undefined)
      refuse([...pricePath, 'market'], `no market has the handle "${handle}"`)
    refuseRepeated(
      seen,
      handle,
      () => [...pricePath, 'market'],
      () => `"${handle}"`,
      refuse,
    )
    for (const [key, text] of Object.entries({ price, compareAtPrice })) {
      const fault = text === null ? null : decimalFault(text, market.currencyCode)
      if (fault !== null) refuse([...pricePath, key], fault)
    }
  }
}
