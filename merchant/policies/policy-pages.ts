import type { ShopClaims } from '../claims-for.ts'
import { cookiePolicy } from './cookies.ts'
import type { Policy } from './policy.ts'
import { shippingPolicyFor } from './shipping.ts'
import { sizeGuideFor } from './size-guide.ts'

/** Text pages that only the merchant writes, by path. Policies that a store can have are separate routes. */
export const policyPages: Readonly<Record<string, (claims: ShopClaims) => Policy>> = {
  cookies: () => cookiePolicy,
  shipping: shippingPolicyFor,
  'size-guide': sizeGuideFor,
}
