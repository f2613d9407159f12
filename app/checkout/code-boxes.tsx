import { checkout } from '#content/checkout.ts'
import { CodeBox } from './code-box.tsx'
import type { AppliedCode } from './use-applied-code.ts'
import type { Referral } from './use-referral.ts'

/** The coupon box of the order summary (specification section 4, Coupon). */
export function CouponBox({ coupon }: { coupon: AppliedCode }) {
  return <CodeBox words={checkout.coupon} applied={coupon} />
}

/** The box for a friend's code (decisions, choice 8). */
export function ReferralBox({ referral }: { referral: Referral }) {
  return <CodeBox words={checkout.referral} applied={referral} offered={referral.offered} />
}
