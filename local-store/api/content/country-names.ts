// Made when first asked: a store that sells in India alone starts without the names of the world.
let names: Intl.DisplayNames | null = null

/** @returns the English name of a country, such as `India` for `IN`; undefined for a code of none */
export function countryName(code: string): string | undefined {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code)
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** @param country a code or an English name in any case; what is neither is taken for India */
export function toCountryCode(country: string): string {
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase()
  const wanted = country.toLowerCase()
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  return codes.find((code) => countryName(code)?.toLowerCase() === wanted) ?? 'IN'
}
