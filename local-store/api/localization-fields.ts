import { defineType, type Resolver, type TypeFields } from './resolver-table.ts'

type LanguageNode = { endonymName: string; isoCode: 'EN'; name: string }
type CurrencyNode = { isoCode: 'INR'; name: string; symbol: string }
type CountryNode = {
  isoCode: 'IN'
  name: string
  unitSystem: 'METRIC_SYSTEM'
  currency: CurrencyNode
  defaultLanguage: LanguageNode
  availableLanguages: readonly LanguageNode[]
}
type LocalizationNode = {
  country: CountryNode
  language: LanguageNode
  availableCountries: readonly CountryNode[]
  availableLanguages: readonly LanguageNode[]
}

const english: LanguageNode = { endonymName: 'English', isoCode: 'EN', name: 'English' }
const india: CountryNode = {
  isoCode: 'IN',
  name: 'India',
  unitSystem: 'METRIC_SYSTEM',
  currency: { isoCode: 'INR', name: 'Indian Rupee', symbol: '₹' },
  defaultLanguage: english,
  availableLanguages: [english],
}

export const localizationQueries: Readonly<Record<string, Resolver<unknown>>> = {
  localization: (): LocalizationNode => ({
    country: india,
    language: english,
    availableCountries: [india],
    availableLanguages: [english],
  }),
}

export const localizationFields: readonly TypeFields[] = [
  defineType<LocalizationNode>('Localization', [
    'country',
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
  ]),
  defineType<LanguageNode>('Language', ['endonymName', 'isoCode', 'name']),
  defineType<CurrencyNode>('Currency', ['isoCode', 'name', 'symbol']),
]
