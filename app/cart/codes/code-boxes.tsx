import { isRepeated } from '#app/cart/store/use-order-codes.ts'
import { useOfferedReferralCode } from '#app/referral/referral-code.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { OrderQuote, QuotedCode } from '#commerce/model/order-quote.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import { CodeBox } from './code-box.tsx'
import { type CodeContext, useAppliedCode } from './use-applied-code.ts'
import { useReferralAmount } from './use-referral-amount.ts'

export type CodeBoxesProps = CodeContext & {
  /** The store's response for each code that it has been asked about. */
  effects?: OrderQuote['codes']
}

/** The coupon (specification section 4, Coupon). */
export function CouponBox({ effects, ...context }: CodeBoxesProps) {
  const { welcomeCode } = useClaims()
  const { hint, ...words } = codeBoxes.coupon
  const applied = useAppliedCode('coupon', context)
  const effect = effects?.[context.codes.coupon ?? '']
  return (
    <CodeBox
      words={{ ...words, hint: welcomeCode && hint }}
      applied={applied}
      suggested={welcomeCode}
      effect={effect}
    />
  )
}

const nothing: QuotedCode = { valid: false, reason: '' }

/** A friend's code (decision 10, choice 8). */
export function ReferralBox({ effects, ...context }: CodeBoxesProps) {
  const { codes } = context
  const applied = useAppliedCode('referral', context)
  const words = { ...codeBoxes.referral, hint: codeBoxes.referral.hint(useReferralAmount()) }
  // A coupon of the same code has its saving, and this one takes nothing off.
  const effect = isRepeated(codes) ? nothing : effects?.[codes.referralDiscount]
  const offered = useOfferedReferralCode() ?? ''
  return <CodeBox words={words} applied={applied} offered={offered} effect={effect} />
}
