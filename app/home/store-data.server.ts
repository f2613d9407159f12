import type {
  OnlineStore,
  PostalAddress,
  ServicePeriod,
  ShippingService,
  WebSite,
} from 'schema-dts'
import {
  type Days,
  DELIVERED_TO,
  dayRangeData,
  deliveryDays,
  returnPolicyData,
} from '#app/seo/terms-data.server.ts'
import type { ProvenTerms } from '#app/shop/shop-context.ts'
import { isGstin } from '#commerce/model/gstin.ts'
import { brand } from '#merchant/brand.ts'
import { homeSeo } from '#merchant/seo/home.ts'

/** The site's name, which search engines show above its results. */
export function siteData(origin: string): WebSite {
  return { '@type': 'WebSite', name: brand.name, url: `${origin}/` }
}

/** The seller, contact details and terms (schema.org OnlineStore). */
export function storeData(terms: ProvenTerms, origin: string): OnlineStore {
  const delivery = deliveryData(terms)
  return {
    '@type': 'OnlineStore',
    name: brand.name,
    legalName: brand.parentCompany,
    description: homeSeo.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.text,
    address: addressData(),
    ...(brand.gstin && isGstin(brand.gstin) && { taxID: brand.gstin }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: brand.email,
      telephone: brand.phone.text,
    },
    ...(brand.social.length > 0 && { sameAs: brand.social.map(({ href }) => href) }),
    hasMerchantReturnPolicy: returnPolicyData(terms, origin),
    ...(delivery && { hasShippingService: delivery }),
  }
}

/** The address; with city, state and PIN code if its last line has India's format `City, State 560038, India`. */
function addressData(): PostalAddress {
  const [, ...lines] = brand.address
  const { city, state, pinCode } =
    /^(?<city>[^,]+), (?<state>.+) (?<pinCode>[1-9]\d{5}), India$/.exec(lines.at(-1) ?? '')
      ?.groups ?? {}
  const street = city === undefined ? lines : lines.slice(0, -1)
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    ...(city && { addressLocality: city, addressRegion: state, postalCode: pinCode }),
    addressCountry: 'IN',
  }
}

/** Free delivery and its least order value, by the store's fees; undefined when delivery is charged or unknown. */
function deliveryData(terms: ProvenTerms): ShippingService | undefined {
  const { fees } = terms
  if (fees === null || fees.kind === 'charged') return undefined
  const days = deliveryDays(terms)
  return {
    '@type': 'ShippingService',
    ...(days && { handlingTime: periodData(days.handling) }),
    shippingConditions: {
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: DELIVERED_TO },
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
      ...(days && { transitTime: periodData(days.transit) }),
      ...(fees.kind === 'freeAbove' && {
        orderValue: { '@type': 'MonetaryAmount', minValue: fees.rupees, currency: 'INR' },
      }),
    },
  }
}

function periodData(days: Days): ServicePeriod {
  return { '@type': 'ServicePeriod', duration: dayRangeData(days) }
}
