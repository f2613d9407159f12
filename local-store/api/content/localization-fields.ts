import type { Currency } from '../../store/currency.ts'
import { toGlobalId } from '../global-id.ts'
import { defineType, type Resolver, type TypeFields } from '../resolver-table.ts'

type LanguageNode = { endonymName: string; isoCode: 'EN'; name: string }
type CurrencyNode = { isoCode: string; name: string; symbol: string }
type CountryNode = {
  isoCode: 'IN'
  name: string
  unitSystem: 'METRIC_SYSTEM'
  currency: CurrencyNode
  defaultLanguage: LanguageNode
  availableLanguages: readonly LanguageNode[]
  market: MarketNode
}
/** The provider sells to countries by markets; a local store has one, for all of India. */
type MarketNode = { __typename: 'Market'; id: string; handle: string }
type LocalizationNode = {
  country: CountryNode
  market: MarketNode
  language: LanguageNode
  availableCountries: readonly CountryNode[]
  availableLanguages: readonly LanguageNode[]
}

const market: MarketNode = { __typename: 'Market', id: toGlobalId('Market', 1), handle: 'in' }
const english: LanguageNode = { endonymName: 'English', isoCode: 'EN', name: 'English' }

export const localizationQueries: Readonly<Record<string, Resolver<unknown>>> = {
  localization: (_root, _args, { store }): LocalizationNode => {
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

/** The one country that is sold in, in the shop's currency. */
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

export const localizationFields: readonly TypeFields[] = [
  defineType<LocalizationNode>('Localization', [
    'country',
    'market',
    'language',
    'availableCountries',
    'availableLanguages',
  ]),
  defineType<CountryNode>('Country', [
    'isoCode',
    'name',
    'unitSystem',
    'currency',
    'defaultLanguage',
    'availableLanguages',
    'market',
  ]),
  defineType<MarketNode>('Market', ['id', 'handle'], {
    metafield: () => null,
    metafields: (_market, { identifiers }: { identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  }),
  defineType<LanguageNode>('Language', ['endonymName', 'isoCode', 'name']),
  defineType<CurrencyNode>('Currency', ['isoCode', 'name', 'symbol']),
]
