import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkFlag, checkList, checkObject, checkObjects, checkText } from './check-shape.ts'

export const storeFacts: Documents['StoreFacts'] = /* GraphQL */ `
query StoreFacts @inContext(country: IN, language: EN) {
  shop {
    primaryDomain { host }
    shipsToCountries
  }
  localization { country { isoCode currency { isoCode } } }
  publicApiVersions { handle supported }
}
`

/** The merchant's settings of the store, as far as a shop that sells in India can read them. */
export type StoreFacts = {
  /** With its port, if any. */
  readonly primaryHost: string
  /** ISO 3166-1 alpha-2. */
  readonly shipsTo: readonly string[]
  /** The country used for a buyer in India: another one when the store has no market for India. */
  readonly country: string
  /** ISO 4217, of that country's prices. */
  readonly currency: string
  readonly apiVersions: readonly { readonly handle: string; readonly supported: boolean }[]
}

/** @throws StorefrontFault */
export async function getStoreFacts(client: StorefrontClient): Promise<StoreFacts> {
  const data = await client.query(storeFacts, {})
  const { primaryDomain, shipsToCountries } = checkObject(data.shop, 'shop')
  const { country } = checkObject(data.localization, 'localization')
  checkObject(country, 'localization.country')
  return {
    primaryHost: checkText(
      checkObject(primaryDomain, 'shop.primaryDomain').host,
      'shop.primaryDomain.host',
    ),
    shipsTo: checkList(shipsToCountries, 'shop.shipsToCountries'),
    country: checkText(country.isoCode, 'localization.country.isoCode'),
    currency: checkText(
      checkObject(country.currency, 'localization.country.currency').isoCode,
      'localization.country.currency.isoCode',
    ),
    apiVersions: checkObjects(data.publicApiVersions, 'publicApiVersions').map(
      ({ handle, supported }) => ({
        handle: checkText(handle, 'publicApiVersions.handle'),
        supported: checkFlag(supported, 'publicApiVersions.supported'),
      }),
    ),
  }
}
