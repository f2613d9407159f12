import type { Offer, OfferShippingDetails, ShippingDeliveryTime } from 'schema-dts'
import {
  DELIVERED_TO,
  dayRangeData,
  deliveryDays,
  returnPolicyData,
} from '#app/seo/terms-data.server.ts'
import type { ProvenTerms } from '#app/shop/shop-context.ts'
import { type Money, toDecimalText } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'

/** A variant's price, availability and terms (schema.org Offer). @param url of the variant */
export function offerData(
  { price, available }: Variant,
  url: string,
  { terms, origin }: { readonly terms: ProvenTerms; readonly origin: string },
): Offer {
  const shippingDetails = shippingData(price, terms)
  return {
    '@type': 'Offer',
    url,
    price: toDecimalText(price),
    priceCurrency: price.currency,
    availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    // The shop sells nothing used (merchant/policies/returns.ts).
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: returnPolicyData(terms, origin),
    ...(shippingDetails && { shippingDetails }),
  }
}

/** The delivery fee for one game, by the store's fees; undefined when it varies or is unknown. */
function shippingData(price: Money, terms: ProvenTerms): OfferShippingDetails | undefined {
  const fee = feeOf(price, terms.fees)
  if (fee === null) return undefined
  const deliveryTime = deliveryTimeData(terms)
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: DELIVERED_TO },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toDecimalText(fee),
      currency: fee.currency,
    },
    ...(deliveryTime && { deliveryTime }),
  }
}

function feeOf(price: Money, fees: ProvenTerms['fees']): Money | null {
  if (fees === null) return null
  if (fees.kind === 'free') return { ...price, minor: 0 }
  const isFree =
    fees.kind === 'freeAbove' && price.currency === 'INR' && price.minor >= fees.rupees * 100
  return isFree ? { ...price, minor: 0 } : (fees.oneGame ?? null)
}

function deliveryTimeData(terms: ProvenTerms): ShippingDeliveryTime | null {
  const days = deliveryDays(terms)
  return (
    days && {
      '@type': 'ShippingDeliveryTime',
      handlingTime: dayRangeData(days.handling),
      transitTime: dayRangeData(days.transit),
    }
  )
}
