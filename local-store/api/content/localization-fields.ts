import type { StoreMarket } from '../../store/markets.ts'
import { toGlobalId } from '../global-id.ts'
import type { Queries, Tables } from '../resolver-table.ts'
import { countryName } from './country-names.ts'

export type LanguageNode = { endonymName: string; isoCode: 'EN'; name: string }
export type CurrencyNode = { isoCode: string; name: string; symbol: string }
export type CountryNode = {
  isoCode: string
  name: string
  unitSystem: 'IMPERIAL_SYSTEM' | 'METRIC_SYSTEM'
  currency: CurrencyNode
  defaultLanguage: LanguageNode
  availableLanguages: readonly LanguageNode[]
  market: MarketNode
}
export type MarketNode = { __typename: 'Market'; id: string; handle: string }
export type LocalizationNode = {
  country: CountryNode
  market: MarketNode
  language: LanguageNode
  availableCountries: readonly CountryNode[]
  availableLanguages: readonly LanguageNode[]
}

const english: LanguageNode = { endonymName: 'English', isoCode: 'EN', name: 'English' }

export const localizationQueries: Queries<'localization'> = {
  localization: (_root, _args, { store, country }) => {
    const { market, markets } = store.catalogue
    return {
      country: toCountry(country, market),
      market: toMarketNode(market),
      language: english,
      availableCountries: markets
        .flatMap((each) => each.countries.map((code) => toCountry(code, each)))
        .sort((a, b) => (a.isoCode < b.isoCode ? -1 : 1)),
      availableLanguages: [english],
    }
  },
}

const imperial: ReadonlySet<string> = new Set(['US', 'LR', 'MM'])

function toCountry(isoCode: string, market: StoreMarket): CountryNode {
  return {
    isoCode,
    name: countryName(isoCode) ?? isoCode,
    unitSystem: imperial.has(isoCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    currency: toCurrencyNode(market.currency.code),
    defaultLanguage: english,
    availableLanguages: [english],
    market: toMarketNode(market),
  }
}

function toMarketNode({ id, handle }: StoreMarket): MarketNode {
  return { __typename: 'Market', id: toGlobalId('Market', id), handle }
}

/** The provider's names where they differ from Unicode's. */
const otherNames: Readonly<Record<string, string>> = { USD: 'United States Dollar' }

function toCurrencyNode(isoCode: string): CurrencyNode {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: isoCode,
    currencyDisplay: 'narrowSymbol',
  })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? isoCode
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(isoCode) ?? isoCode
  return { isoCode, name: otherNames[isoCode] ?? name, symbol }
}

export const localizationFields: Tables<'Market'> = {
  Market: {
    metafield: () => null,
    metafields: (_market, { identifiers }) => identifiers.map(() => null),
  },
}
