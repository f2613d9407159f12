import { createUnique, type JsonPath, type Refuse, uniqueHandle } from './catalogue-error.ts'
import type { CatalogueFile, CatalogueMarket, CatalogueVariant } from './catalogue-file.ts'
import { decimalFault } from './check-amounts.ts'

/**
 * Checks that no two markets share a handle or a country, and that prices name a market and have no more decimals
 * than its currency.
 */
export function checkMarkets({ shop, markets, products }: CatalogueFile, refuse: Refuse): void {
  const noteHandle = uniqueHandle(refuse)
  const noteCountry = createUnique((code) => `country "${code}"`, refuse)
  for (const [position, { handle, countries: codes }] of markets.entries()) {
    const path = ['markets', position]
    noteHandle(handle, [...path, 'handle'])
    for (const [index, code] of codes.entries()) {
      const codePath = [...path, 'countries', index]
      if (code === shop.countryCode) refuse(codePath, `"${code}" is the country of the shop itself`)
      noteCountry(code, codePath)
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
  const noteMarket = createUnique((market) => `"${market}"`, refuse)
  for (const [position, { market: handle, price, compareAtPrice }] of marketPrices.entries()) {
    const pricePath = [...path, 'marketPrices', position]
    const market = markets.get(handle)
    if (market === undefined)
      refuse([...pricePath, 'market'], `no market has the handle "${handle}"`)
    noteMarket(handle, [...pricePath, 'market'])
    for (const [key, text] of Object.entries({ price, compareAtPrice })) {
      const fault = text === null ? null : decimalFault(text, market.currencyCode)
      if (fault !== null) refuse([...pricePath, key], fault)
    }
  }
}
