import { cookiePolicy } from './cookies.ts'
import type { Policy } from './policy.ts'
import { shippingPolicy } from './shipping.ts'
import { sizeGuide } from './size-guide.ts'

/** Text pages that only the merchant writes, by path. Policies that a store can have are separate routes. */
export const policyPages: Readonly<Record<string, Policy>> = {
  cookies: cookiePolicy,
  shipping: shippingPolicy,
  'size-guide': sizeGuide,
}
