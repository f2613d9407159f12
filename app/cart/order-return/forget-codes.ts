import { dropOfferedReferralCode } from '#app/referral/referral-code.ts'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'

/** `DRAFT_KEY` of the checkout's draft: importing it here would split one more file off the checkout's scripts. */
const KEY = 'party-gully-checkout'

/**
 * Forgets the applied codes and the friend's code with the order that they were for: many count only once, and the next
 * order in this tab would start with them. Nothing happens if the order removed nothing.
 */
export function forgetCodes(removed: readonly RemovedLine[]): void {
  if (removed.length === 0) return
  dropOfferedReferralCode()
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    const typed = { ...draft, coupon: undefined, referral: undefined }
    window.sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Storage is forbidden, or the draft unreadable: it then has no codes.
  }
}
