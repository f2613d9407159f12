import { formatMoney, type Money } from '#commerce/model/money.ts'
import type { OrderTotals } from '#commerce/model/order-totals.ts'
import { checkout } from '#content/checkout.ts'
import { orderSummary as words } from '#content/order-summary.ts'
import type { AppliedCode } from './use-applied-code.ts'

export type SummaryTotalsProps = {
  totals: OrderTotals
  coupon: AppliedCode
  referral: AppliedCode
}

/** Subtotal, discounts, shipping and total. */
export function SummaryTotals({ totals, coupon, referral }: SummaryTotalsProps) {
  return (
    <dl className="grid gap-1.5">
      <Row term={words.subtotal} detail={formatMoney(totals.subtotal)} />
      {coupon.code && (
        <Row term={words.coupon(coupon.code)} detail={toDetail(coupon, totals.coupon)} isGain />
      )}
      {referral.code && (
        <Row term={words.referral} detail={toDetail(referral, totals.referral)} isGain />
      )}
      <Row term={words.shipping} detail={words.free} isGain />
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t-2 border-edge pt-3 text-2xl font-bold">
        <dt>{checkout.summary.total}</dt>
        <dd aria-live="polite">{formatMoney(totals.total)}</dd>
      </div>
    </dl>
  )
}

function toDetail({ discount, isPending }: AppliedCode, amount: Money): string {
  if (discount) return minus(amount)
  return isPending ? '…' : words.later
}

type RowProps = { term: string; detail: string; isGain?: boolean }

function Row({ term, detail, isGain = false }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 break-words">{term}</dt>
      <dd className={isGain ? 'shrink-0 font-semibold text-success' : 'shrink-0 font-semibold'}>
        {detail}
      </dd>
    </div>
  )
}

function minus(money: Money): string {
  return `−${formatMoney(money)}`
}
