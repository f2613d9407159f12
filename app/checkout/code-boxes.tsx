import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { checkout } from '#content/checkout.ts'
import { CodeBox } from './code-box.tsx'
import { useCoupon } from './use-coupon.ts'
import type { OrderCodes } from './use-order-codes.ts'
import { useReferral } from './use-referral.ts'
import { useReferralAmount } from './use-referral-amount.ts'

export type OrderCodeBoxProps = { lines: readonly CartLine[]; codes: OrderCodes }

/** The coupon box of the order summary (specification section 4, Coupon). */
export function CouponBox({ lines, codes: { referral, referralDiscount } }: OrderCodeBoxProps) {
  const { welcomeCode } = useClaims()
  const hint = welcomeCode && checkout.coupon.hint(welcomeCode)
  const otherCodes = referral === null ? [] : [referralDiscount]
  return <CodeBox words={{ ...checkout.coupon, hint }} applied={useCoupon({ lines, otherCodes })} />
}

/** The box for a friend's code (decisions, choice 8). */
export function ReferralBox({ lines, codes: { coupon } }: OrderCodeBoxProps) {
  const referral = useReferral({ lines, otherCodes: coupon === null ? [] : [coupon] })
  const words = { ...checkout.referral, hint: checkout.referral.hint(useReferralAmount()) }
  return <CodeBox words={words} applied={referral} offered={referral.offered} />
}
