import type {
  Offer,
  OfferShippingDetails,
  QuantitativeValue,
  ShippingDeliveryTime,
} from 'schema-dts'
import { toDecimalText } from '#app/shop/decimal-text.server.ts'
import type { EvidentTerms } from '#app/shop/shop-context.ts'
import { type Days, DELIVERED_TO, readDays, returnPolicyData } from '#app/shop/terms-data.server.ts'
import type { Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'

/** What a variant costs, whether there is one, and on what terms (schema.org Offer). @param url of the variant */
export function offerData(
  { price, available }: Variant,
  url: string,
  { terms, origin }: { readonly terms: EvidentTerms; readonly origin: string },
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

/** What delivery of one game costs, as the store answered; undefined where it depends, or nobody knows. */
function shippingData(
  price: Money,
  { fees, claims }: EvidentTerms,
): OfferShippingDetails | undefined {
  const fee = feeOf(price, fees)
  if (fee === null) return undefined
  const deliveryTime = claims.delivery && deliveryTimeData(claims.delivery)
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

function feeOf(price: Money, fees: EvidentTerms['fees']): Money | null {
  if (fees === null) return null
  if (fees.kind === 'free') return { ...price, minor: 0 }
  const isFree =
    fees.kind === 'freeAbove' && price.currency === 'INR' && price.minor >= fees.rupees * 100
  return isFree ? { ...price, minor: 0 } : (fees.oneGame ?? null)
}

/** Undefined for words that name no days. */
function deliveryTimeData({
  dispatch,
  standard,
}: NonNullable<EvidentTerms['claims']['delivery']>): ShippingDeliveryTime | undefined {
  const handling = readDays(dispatch)
  const transit = readDays(standard)
  if (handling === null || transit === null) return undefined
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: toDayRange(handling),
    transitTime: toDayRange(transit),
  }
}

function toDayRange({ min, max }: Days): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' }
}
