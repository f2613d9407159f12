import { isRepeated, type OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { OrderQuote, QuotedCode } from '#commerce/model/order-quote.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import { CodeBox } from './code-box.tsx'
import { useCoupon } from './use-coupon.ts'
import { useReferral } from './use-referral.ts'
import { useReferralAmount } from './use-referral-amount.ts'

export type CodeBoxesProps = {
  lines: readonly CartLine[]
  codes: OrderCodes
  /** The store's response for each code that it has been asked about. */
  effects?: OrderQuote['codes']
}

/** The coupon (specification section 4, Coupon). */
export function CouponBox({ lines, codes, effects }: CodeBoxesProps) {
  const { coupon, referral, referralDiscount } = codes
  const { welcomeCode } = useClaims()
  const hint = welcomeCode && codeBoxes.coupon.hint(welcomeCode)
  const otherCodes = referral === null ? [] : [referralDiscount]
  const applied = useCoupon({ lines, otherCodes })
  const effect = effects?.[coupon ?? '']
  return <CodeBox words={{ ...codeBoxes.coupon, hint }} applied={applied} effect={effect} />
}

const nothing: QuotedCode = { valid: false, reason: '' }

/** A friend's code (decision 10, choice 8). */
export function ReferralBox({ lines, codes, effects }: CodeBoxesProps) {
  const { coupon } = codes
  const referral = useReferral({ lines, otherCodes: coupon === null ? [] : [coupon] })
  const words = { ...codeBoxes.referral, hint: codeBoxes.referral.hint(useReferralAmount()) }
  // A coupon of the same code has its saving, and this one takes nothing off.
  const effect = isRepeated(codes) ? nothing : effects?.[codes.referralDiscount]
  return <CodeBox words={words} applied={referral} offered={referral.offered} effect={effect} />
}
