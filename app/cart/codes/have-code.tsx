import { useState } from 'react'
import { isRepeated } from '#app/cart/store/use-order-codes.ts'
import { useOfferedReferralCode } from '#app/referral/referral-code.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OrderQuote, QuotedCode } from '#commerce/model/order-quote.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import { codes as words } from '#content/codes.ts'
import { CodeBox } from './code-box.tsx'
import { type CodeContext, type CodeRefusal, useAppliedCode } from './use-applied-code.ts'
import { useReferralAmount } from './use-referral-amount.ts'

export type HaveCodeProps = Omit<CodeBoxesProps, 'refusal' | 'setRefusal'> & {
  /** It is in a part that the shopper opens, so that it need not be opened as well. */
  startsOpen?: boolean
}

/**
 * The only place to enter codes: a row for each applied code, and the other boxes behind a toggle. It is closed, unless
 * a code came with a share link, and closes when a code is applied. A code typed into the wrong box is recognised; typing
 * in any box takes back the refusal of the last attempt.
 */
export function HaveCode({ startsOpen = false, ...props }: HaveCodeProps) {
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null)
  const order = { ...props, refusal, setRefusal }
  const { coupon, referral } = order.codes
  const applied = `${coupon ?? ''}${referral ?? ''}`
  // Which codes were applied when the shopper opened it.
  const [openWith, setOpenWith] = useState<string | null>(startsOpen ? '' : null)
  const offered = useOfferedReferralCode()
  return (
    <div tabIndex={-1} className="outline-none">
      {coupon !== null && <CouponBox {...order} />}
      {referral !== null && <ReferralBox {...order} />}
      <details
        className="have-code"
        open={openWith === applied || (offered !== null && referral === null)}
        onToggle={({ currentTarget }) => {
          setOpenWith(currentTarget.open ? applied : null)
          // When the shopper opens it, its content scrolls into view.
          if (currentTarget.contains(document.activeElement))
            currentTarget.scrollIntoView?.({ block: 'nearest' })
        }}
      >
        <summary className="flex min-h-touch items-center justify-between gap-3 font-bold">
          {applied ? codeBoxes.another : words.title}
          <Icon name="chevron-down" className="have-code-mark" />
        </summary>
        <div className="grid gap-4 pt-1 pb-4">
          {coupon === null && <CouponBox {...order} />}
          {referral === null && <ReferralBox {...order} />}
          <p className="text-sm text-muted">{codeBoxes.giftCard}</p>
        </div>
      </details>
    </div>
  )
}

type CodeBoxesProps = CodeContext & {
  /** The store's response for each code that it has been asked about. */
  effects?: OrderQuote['codes']
}

/** The coupon (specification section 4, Coupon). */
function CouponBox({ effects, ...context }: CodeBoxesProps) {
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
function ReferralBox({ effects, ...context }: CodeBoxesProps) {
  const { codes } = context
  const applied = useAppliedCode('referral', context)
  const words = { ...codeBoxes.referral, hint: codeBoxes.referral.hint(useReferralAmount()) }
  // A coupon of the same code has its saving, and this one takes nothing off.
  const effect = isRepeated(codes) ? nothing : effects?.[codes.referralDiscount]
  const offered = useOfferedReferralCode() ?? ''
  return <CodeBox words={words} applied={applied} offered={offered} effect={effect} />
}
