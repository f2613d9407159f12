import type { MerchantReturnPolicy, QuantitativeValue } from 'schema-dts'
import type { ProvenTerms } from '#app/shop/shop-context.ts'

/** Where the shop delivers (merchant/policies/shipping.ts). */
export const DELIVERED_TO = 'IN'

/** The return policy's URL and, once the merchant has answered how many days a buyer has (decision 22), that number. */
export function returnPolicyData(
  { claims }: Pick<ProvenTerms, 'claims'>,
  origin: string,
): MerchantReturnPolicy {
  const link = { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${origin}/returns` } as const
  if (claims.returnDays === null) return link
  return {
    ...link,
    applicableCountry: DELIVERED_TO,
    // A courier takes the box back within the country (merchant/policies/returns.ts).
    returnPolicyCountry: DELIVERED_TO,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: claims.returnDays,
  }
}

/** Handling and transit times of standard delivery; null while the merchant has not given them as days. */
export function deliveryDays({
  claims: { delivery },
}: Pick<ProvenTerms, 'claims'>): { readonly handling: Days; readonly transit: Days } | null {
  const handling = readDays(delivery?.dispatch ?? '')
  const transit = readDays(delivery?.standard ?? '')
  return handling && transit && { handling, transit }
}

export function dayRangeData({ min, max }: Days): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' }
}

/** A range of days. */
export type Days = { readonly min: number; readonly max: number }

/** Reads `3-5 business days`, `2 days`; null for other words. */
function readDays(text: string): Days | null {
  const { min, max = min } =
    /^(?<min>\d+)(?:\s*[-–]\s*(?<max>\d+))?\s+(?:\w+\s+)?days?$/.exec(text)?.groups ?? {}
  return min === undefined ? null : { min: Number(min), max: Number(max) }
}
