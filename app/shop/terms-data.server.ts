import type { MerchantReturnPolicy } from 'schema-dts'
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
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: claims.returnDays,
  }
}

/** Days, the fewest and the most. */
export type Days = { readonly min: number; readonly max: number }

/** Reads `3-5 business days`, `2 days`; null for other words. */
export function readDays(text: string): Days | null {
  const { min, max = min } =
    /^(?<min>\d+)(?:\s*[-–]\s*(?<max>\d+))?\s+(?:\w+\s+)?days?$/.exec(text)?.groups ?? {}
  return min === undefined ? null : { min: Number(min), max: Number(max) }
}
