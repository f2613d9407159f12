/**
 * How countries write addresses, in the provider's order (`formatting.show` of its published country data,
 * @shopify/address-mocks 3.3.1). A country whose form has no province or postal code does not use one.
 */
const withArea = (area: string) =>
  `{firstName} {lastName}_{company}_{address1}_{address2}_${area}_{country}`

/** The form of countries that are not listed: 136 of 239 use it. */
const commonForm = withArea('{zip} {city}')

const forms: readonly (readonly [form: string, countries: string])[] = [
  [
    withArea('{city}'),
    'AO AI AG AW BS BZ BJ BO BF TD CW DJ FJ GH JM MO MW ML QA SL SS TG TO TT TV UG VU YE ZW',
  ],
  [withArea('{city} {zip}'), 'BH BD BM KH JO LV LB LS MV MT MM NP PK PG SA SG SO UM VE VN'],
  [withArea('{city}_{zip}'), 'AC IO VG SZ HU IQ KZ KE MN LK SH TA TC UA GB UZ'],
  [withArea('{zip}_{city}'), 'EC MU NI OM SD'],
  [withArea('{city} {province} {zip}'), 'AU CA US'],
  [withArea('{zip} {city} {province}'), 'AR CO IN IT MY MX NG RO'],
  [withArea('{zip} {city}_{province}'), 'CL PH KR ES'],
  [withArea('{city}_{province}_{zip}'), 'IE RU ZA'],
  [withArea('{city} {province}_{zip}'), 'BR GT'],
  [withArea('{city}_{province} {zip}'), 'ID TH'],
  [withArea('{city} {province}'), 'AE'],
  [withArea('{city}_{province}'), 'PA'],
  [withArea('{city} {zip}_{province}'), 'PE'],
  [withArea('{city}_{zip} {province}'), 'PT'],
  [withArea('{province}_{city}_{zip}'), 'EG'],
  [withArea('{province}_{city} {zip}'), 'NZ'],
  ['{firstName} {lastName}_{company}_{address1}_{address2}_{city}_{province} {country}', 'HK'],
  [
    '{firstName} {lastName}_{company}_{address1} {address2} {city}_{zip} {province}_{country}',
    'CN',
  ],
  [
    '{country} 〒{zip}_{province} {city}_{address1}_{address2}_{company}_{lastName} {firstName}様',
    'JP',
  ],
  ['{zip} {city}_{address2}_{address1}_{company}_{firstName} {lastName}_{country}', 'KG'],
  ['{zip} {city}_{country}_{firstName} {lastName}_{company}_{address1}_{address2}', 'TM'],
]

const formOf: ReadonlyMap<string, string> = new Map(
  forms.flatMap(([form, countries]) => countries.split(' ').map((code) => [code, form] as const)),
)

/** Whether addresses of a country have a state or province. */
export function hasZones(countryCode: string): boolean {
  return (formOf.get(countryCode) ?? commonForm).includes('{province}')
}

/** Whether addresses of a country have a postal code. */
export function hasPostalCodes(countryCode: string): boolean {
  return (formOf.get(countryCode) ?? commonForm).includes('{zip}')
}

/**
 * The lines of an address in its country's order, without empty ones.
 *
 * @param parts by name, for example `city`; null or missing for parts that the address lacks
 */
export function toAddressLines(
  countryCode: string,
  parts: Readonly<Record<string, string | null>>,
): string[] {
  return (formOf.get(countryCode) ?? commonForm).split('_').flatMap((line) => {
    const names = Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    if (!names.some((name) => parts[name])) return []
    const text = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
    return [text.replaceAll(/ +/g, ' ').trim()]
  })
}
