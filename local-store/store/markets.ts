import type { CatalogueMarket, CatalogueShop } from '../catalogue/catalogue-file.ts'
import { type Currency, toCurrency } from './currency.ts'

/** Countries that share a currency. The first market is the shop's own country. */
export type StoreMarket = {
  readonly id: number
  readonly handle: string
  readonly countries: readonly string[]
  readonly currency: Currency
  /** Minor units of the market's currency per minor unit of the shop's. */
  readonly rate: number
}

/** The markets of a catalogue, the shop's own country first. */
export function toMarkets(
  { countryCode, currencyCode }: CatalogueShop,
  markets: readonly CatalogueMarket[],
): StoreMarket[] {
  const currency = toCurrency(currencyCode)
  const home: StoreMarket = {
    id: 1,
    handle: countryCode.toLowerCase(),
    countries: [countryCode],
    currency,
    rate: 1,
  }
  return [home, ...markets.map((market) => toMarket(market, currency))]
}

function toMarket(
  { id, handle, countries, currencyCode, rate }: CatalogueMarket,
  home: Currency,
): StoreMarket {
  const currency = toCurrency(currencyCode)
  const perUnit = Number(rate) * 10 ** (currency.digits - home.digits)
  return { id, handle, countries, currency, rate: perUnit }
}

/** The market of the shop's own country. */
export function homeMarketOf([home]: readonly StoreMarket[]): StoreMarket {
  if (home === undefined) throw new RangeError('a catalogue has at least one market')
  return home
}

/** The market of a country; the shop's own for a country that it does not sell to. */
export function marketOf(country: string, markets: readonly StoreMarket[]): StoreMarket {
  return markets.find(({ countries }) => countries.includes(country)) ?? homeMarketOf(markets)
}

/** Converts an amount from the shop's currency to a market's, rounded to its minor unit. */
export function exchange(units: number, { rate }: StoreMarket): number {
  return Math.round(units * rate)
}

/** Converts an amount from a market's currency to the shop's, rounded to its minor unit. */
export function exchangeBack(units: number, { rate }: StoreMarket): number {
  return Math.round(units / rate)
}
