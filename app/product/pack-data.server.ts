import type { Country, Organization, PropertyValue } from 'schema-dts'
import type { PackFacts } from '#commerce/model/pack-facts.ts'
import { packLines } from '#content/pack-facts.ts'

/** The facts on the pack for which schema.org has properties. */
export function packData(pack: PackFacts | null) {
  const { origin = null, maker = null, made = null } = pack ?? {}
  return {
    ...(maker !== null && { manufacturer: makerData(maker) }),
    ...(origin !== null && { countryOfOrigin: { '@type': 'Country', name: origin } as Country }),
    ...(made !== null && { productionDate: made }),
  }
}

/**
 * The other facts, with the page's labels. They include the MRP: as a price of the offer, search engines would show it
 * as an earlier price, struck through.
 */
export function packProperties(pack: PackFacts | null): readonly PropertyValue[] {
  if (pack === null) return []
  return packLines({ ...pack, origin: null, maker: null, made: null }).map(({ term, detail }) => ({
    '@type': 'PropertyValue',
    name: term,
    value: detail.replaceAll('\n', ', '),
  }))
}

/** The name is the first line, the address the others. */
function makerData(maker: string): Organization {
  const [name = '', ...address] = maker.split('\n').map((line) => line.trim())
  return {
    '@type': 'Organization',
    name,
    ...(address.length > 0 && { address: address.join(', ') }),
  }
}
