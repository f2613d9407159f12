import type { MerchantReturnPolicy, QuantitativeValue } from 'schema-dts'
import type { EvidentTerms } from './shop-context.ts'

/** Where the shop delivers (merchant/policies/shipping.ts). */
export const DELIVERED_TO = 'IN'

/**
 * What becomes of returns: how many days a buyer has, once the merchant has answered that (decision 22), and where the
 * policy is.
 */
export function returnPolicyData(
  { claims }: Pick<EvidentTerms, 'claims'>,
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

/** The times of standard delivery as the merchant answered them; null while unanswered, or in words that name no days. */
export function deliveryDays({
  claims: { delivery },
}: Pick<EvidentTerms, 'claims'>): { readonly handling: Days; readonly transit: Days } | null {
  const handling = readDays(delivery?.dispatch ?? '')
  const transit = readDays(delivery?.standard ?? '')
  return handling && transit && { handling, transit }
}

export function dayRangeData({ min, max }: Days): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' }
}

/** Days, the fewest and the most. */
export type Days = { readonly min: number; readonly max: number }

/** Reads `3-5 business days`, `2 days`; null for other words. */
function readDays(text: string): Days | null {
  const { min, max = min } =
    /^(?<min>\d+)(?:\s*[-–]\s*(?<max>\d+))?\s+(?:\w+\s+)?days?$/.exec(text)?.groups ?? {}
  return min === undefined ? null : { min: Number(min), max: Number(max) }
}
