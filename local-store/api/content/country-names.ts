// Created on first use, so that a store selling only in India starts without it.
let names: Intl.DisplayNames | null = null

/**
 * @returns the English name of a country, such as `India` for `IN`; undefined for an unknown code
 */
export function countryName(code: string): string | undefined {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code)
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** @param country a code or an English name in any case; India for anything else */
export function toCountryCode(country: string): string {
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase()
  const wanted = country.toLowerCase()
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  return codes.find((code) => countryName(code)?.toLowerCase() === wanted) ?? 'IN'
}
