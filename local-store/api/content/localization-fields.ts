import type { Currency } from '../../store/currency.ts'
import { toGlobalId } from '../global-id.ts'
import type { Queries, Tables } from '../resolver-table.ts'

export type LanguageNode = { endonymName: string; isoCode: 'EN'; name: string }
export type CurrencyNode = { isoCode: string; name: string; symbol: string }
export type CountryNode = {
  isoCode: 'IN'
  name: string
  unitSystem: 'METRIC_SYSTEM'
  currency: CurrencyNode
  defaultLanguage: LanguageNode
  availableLanguages: readonly LanguageNode[]
  market: MarketNode
}
/** The provider sells to countries through markets; a local store has one, for all of India. */
export type MarketNode = { __typename: 'Market'; id: string; handle: string }
export type LocalizationNode = {
  country: CountryNode
  market: MarketNode
  language: LanguageNode
  availableCountries: readonly CountryNode[]
  availableLanguages: readonly LanguageNode[]
}

const market: MarketNode = { __typename: 'Market', id: toGlobalId('Market', 1), handle: 'in' }
const english: LanguageNode = { endonymName: 'English', isoCode: 'EN', name: 'English' }

export const localizationQueries: Queries<'localization'> = {
  localization: (_root, _args, { store }) => {
    const india = toIndia(store.catalogue.currency)
    return {
      country: india,
      market,
      language: english,
      availableCountries: [india],
      availableLanguages: [english],
    }
  },
}

/** The only country, in the shop's currency. */
function toIndia({ code }: Currency): CountryNode {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: code })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code
  return {
    isoCode: 'IN',
    name: 'India',
    unitSystem: 'METRIC_SYSTEM',
    currency: { isoCode: code, name, symbol },
    defaultLanguage: english,
    availableLanguages: [english],
    market,
  }
}

export const localizationFields: Tables<'Market'> = {
  Market: {
    metafield: () => null,
    metafields: (_market, { identifiers }) => identifiers.map(() => null),
  },
}
