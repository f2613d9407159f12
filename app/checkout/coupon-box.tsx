import { useState } from 'react'
import { checkout } from '#content/checkout.ts'
import { CodeBox } from './code-box.tsx'
import type { Coupon } from './use-coupon.ts'

/** The coupon box of the order summary (specification section 4, Coupon). */
export function CouponBox({ coupon }: { coupon: Coupon }) {
  const [refused, setRefused] = useState<string | null>(null)

  async function apply(text: string): Promise<boolean> {
    setRefused(null)
    const isApplied = await coupon.apply(text)
    if (!isApplied) setRefused(text.trim())
    return isApplied
  }

  return (
    <CodeBox
      words={checkout.coupon}
      applied={coupon.code}
      isBusy={coupon.isValidating}
      problem={refused === null ? null : `${refused} was not applied.`}
      onApply={apply}
      onRemove={coupon.remove}
      onEdit={() => setRefused(null)}
    />
  )
}
