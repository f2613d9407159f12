import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { OrderQuote } from '#commerce/model/order-quote.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import { codes as words } from '#content/codes.ts'
import { CodeBox } from './code-box.tsx'
import { useCoupon } from './use-coupon.ts'
import type { OrderCodes } from './use-order-codes.ts'
import { useReferral } from './use-referral.ts'
import { useReferralAmount } from './use-referral-amount.ts'

export type CodeBoxesProps = {
  lines: readonly CartLine[]
  codes: OrderCodes
  /** The store's response for each code that it has been asked about. */
  effects?: OrderQuote['codes']
}

/** Boxes for a coupon and a friend's code, and a note on where to enter a gift card. */
export function CodeBoxes(props: CodeBoxesProps) {
  return (
    <>
      <CouponBox {...props} />
      <ReferralBox {...props} />
      <p className="text-sm text-muted">{words.giftCard}</p>
    </>
  )
}

/** The coupon (specification section 4, Coupon). */
function CouponBox({ lines, codes, effects }: CodeBoxesProps) {
  const { coupon, referral, referralDiscount } = codes
  const { welcomeCode } = useClaims()
  const hint = welcomeCode && codeBoxes.coupon.hint(welcomeCode)
  const otherCodes = referral === null ? [] : [referralDiscount]
  const applied = useCoupon({ lines, otherCodes })
  const isRefused = coupon !== null && effects?.[coupon]?.valid === false
  return <CodeBox words={{ ...codeBoxes.coupon, hint }} applied={applied} isRefused={isRefused} />
}

/** A friend's code (decisions, choice 8). */
function ReferralBox({ lines, codes: { coupon } }: CodeBoxesProps) {
  const referral = useReferral({ lines, otherCodes: coupon === null ? [] : [coupon] })
  const words = { ...codeBoxes.referral, hint: codeBoxes.referral.hint(useReferralAmount()) }
  return <CodeBox words={words} applied={referral} offered={referral.offered} />
}
