type Style = 'long' | 'short'

// Created on first use, so that a store that sells only in India starts without them.
const names: Partial<Record<Style, Intl.DisplayNames>> = {}

function nameIn(style: Style, code: string): string | undefined {
  names[style] ??= new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' })
  return names[style].of(code)
}

/** @returns the English name of a country, for example `India` for `IN`; undefined for an unknown code */
export function countryName(code: string): string | undefined {
  return nameIn('long', code)
}

/** The provider's names where they differ from Unicode's. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['hong kong sar', 'HK'],
  ['macao sar', 'MO'],
  ['turkey', 'TR'],
])

/**
 * @param country a code or an English name, in any case
 * @param countryCodes the codes of countries in the schema
 * @returns null for anything else
 */
export function findCountryCode(country: string, countryCodes: ReadonlySet<string>): string | null {
  const code = country.toUpperCase()
  if (countryCodes.has(code)) return code
  const wanted = toKey(country)
  const isNamed = (each: string) =>
    (['long', 'short'] as const).some((style) => toKey(nameIn(style, each) ?? '') === wanted)
  return otherNames.get(wanted) ?? [...countryCodes].find(isNamed) ?? null
}

function toKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .trim()
}
