import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { dropOfferedReferralCode } from '#app/referral/referral-code.ts'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'

/**
 * Forgets the applied codes and the friend's code with the order that they were for: many count only once, and the next
 * order would start with them. Nothing happens if the order removed nothing.
 */
export function forgetCodes(removed: readonly RemovedLine[]): void {
  if (removed.length === 0) return
  dropOfferedReferralCode()
  saveAppliedCodes({ coupon: null, referral: null })
}
